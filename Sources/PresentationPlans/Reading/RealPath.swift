import Foundation

/// Returns the path of the file that a path leads to when all symbolic links are followed.
package func realPath(of path: String) -> String {
  URL(fileURLWithPath: path).resolvingSymlinksInPath().path
}

/// A symbolic link that leads to no file and to no folder.
///
/// For example, the file was removed, or the link leads back to itself.
package enum DeadLink {
  /// The words for such a link in an error.
  package static let description = "a link that leads to no file"

  /// Returns whether such a link is at the path.
  package static func isAt(_ path: String) -> Bool {
    let files = FileManager.default
    return !files.fileExists(atPath: path)
      && (try? files.destinationOfSymbolicLink(atPath: path)) != nil
  }
}
