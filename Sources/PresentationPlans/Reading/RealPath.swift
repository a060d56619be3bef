import Foundation

/// Returns the path of the file that a path leads to when all symbolic links are followed.
package func realPath(of path: String) -> String {
  URL(fileURLWithPath: path).resolvingSymlinksInPath().path
}
