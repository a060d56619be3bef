import Foundation

// The code that the package manager generates for a module with resources.
extension Foundation.Bundle {
  static let module = Bundle.main
}
