import Foundation

// What the package manager writes for a module with resources.
extension Foundation.Bundle {
  static let module = Bundle.main
}
