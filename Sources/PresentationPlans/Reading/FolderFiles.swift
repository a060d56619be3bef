import Foundation

/// The files in a folder and in its subfolders, at any depth.
///
/// Files and folders whose names begin with a dot are skipped. Each folder is entered once, so
/// circular links are harmless.
package struct FolderFiles: Sendable {
  /// The paths of the files, in no order that users can rely on.
  package private(set) var paths: [String] = []
  /// The paths of the folders that cannot be listed, for example because of their permissions.
  package private(set) var unlisted: [String] = []

  /// Finds the files in a folder, which may be a symbolic link to a folder.
  ///
  /// - Parameter followsLinks: Whether symbolic links to subfolders are followed.
  package init(in folder: String, followsLinks: Bool) {
    var waiting = [folder]
    var entered: Set<String> = []
    while let folder = waiting.popLast() {
      guard entered.insert(realPath(of: folder)).inserted else { continue }
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
        unlisted.append(folder)
        continue
      }
      let visible = names.filter { !$0.hasPrefix(".") }
      for name in visible.sorted(by: { Self.precedes($1, $0) }) {
        let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        if !Self.isFolder(path) {
          paths.append(path)
        } else if followsLinks || !Self.isLink(path) {
          waiting.append(path)
        }
      }
    }
  }

  /// Compares paths by their canonical forms; if these are equal, compares the bytes of the paths.
  package static func precedes(_ a: String, _ b: String) -> Bool {
    a == b ? a.utf8.lexicographicallyPrecedes(b.utf8) : a < b
  }

  /// Whether the path leads to a folder, also through a symbolic link.
  package static func isFolder(_ path: String) -> Bool {
    var isFolder = ObjCBool(false)
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }
}
