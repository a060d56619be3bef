import Foundation

enum Repository {
  /// The root of the repository that this file was compiled from.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
