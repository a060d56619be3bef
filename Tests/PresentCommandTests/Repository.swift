import Foundation

enum Repository {
  /// The root of the repository from which this file was compiled.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
