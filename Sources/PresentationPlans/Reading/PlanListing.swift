import Foundation

/// The plans at a list of paths, and an error for each invalid path.
///
/// A path names a plan or a folder. All `.json` files at any depth of a folder are plans, except
/// `plan.schema.json`. Files and folders whose names begin with a dot are skipped. Symbolic links
/// are followed. If two paths lead to one file, the file is listed once, if possible at a path that
/// is no link. Each folder is entered once, so circular links are harmless.
///
/// The plans are in the same order on every file system, even on a file system that decomposes
/// accented letters.
public struct PlanListing: Sendable {
  /// The plans, sorted by the canonical Unicode form of their paths.
  public private(set) var files: [PlanFile] = []
  /// The errors, one for each path that leads to no plan.
  ///
  /// A path leads to no plan if nothing exists at the path, if the path leads to a file that is not
  /// a plan, or if it leads to a folder that contains no plan. A folder that cannot be listed also
  /// gives an error.
  public private(set) var errors: [PlanError] = []

  /// The index in `files` of each listed file, keyed by the path without symbolic links.
  private var indices: [String: Int] = [:]

  /// Finds the plans at the paths; each path names a plan or a folder that contains plans.
  public init(_ paths: [String]) {
    for path in paths { add(path) }
    files.sort { FolderFiles.precedes($0.path, $1.path) }
  }

  private mutating func add(_ path: String) {
    switch Kind(of: path) {
    case .missing:
      fail(
        path, found: DeadLink.isAt(path) ? DeadLink.description : "no such file or folder",
        expected: "a plan, or a folder of plans")
    case .file where !path.hasSuffix(".json") || Self.isSchema(path):
      fail(path, found: "a file that is not a plan", expected: "a plan: a file named *.json")
    case .file:
      addFile(path)
    case .folder:
      addFolder(path)
    }
  }

  private mutating func addFile(_ path: String) {
    let target = realPath(of: path)
    guard let index = indices[target] else {
      indices[target] = files.count
      return files.append(PlanFile(path: path))
    }
    if Self.isLink(files[index].path), !Self.isLink(path) { files[index] = PlanFile(path: path) }
  }

  private mutating func addFolder(_ folder: String) {
    let contents = FolderFiles(in: folder, followsLinks: true)
    for path in contents.unlisted {
      fail(path, found: "a folder that cannot be listed", expected: "a folder of plans")
    }
    let plans = contents.paths.filter { $0.hasSuffix(".json") && !Self.isSchema($0) }
    plans.forEach { addFile($0) }
    if plans.isEmpty, contents.unlisted.isEmpty {
      fail(folder, found: "no plan below this folder", expected: "a *.json file")
    }
  }

  private mutating func fail(_ path: String, found: String, expected: String) {
    errors.append(PlanError(file: path, found: found, expected: expected))
  }

  /// Whether a symbolic link leads from the path to a file of another name or in another folder.
  private static func isLink(_ path: String) -> Bool {
    let place = path.lastIndex(of: "/").map { (path[..<$0], path[$0...].dropFirst()) }
    let (folder, name) = place ?? (".", path[...])
    return realPath(of: path) != "\(realPath(of: "\(folder)/"))/\(name)"
  }

  private static func isSchema(_ path: String) -> Bool {
    path.split(separator: "/").last == "plan.schema.json"
  }

  private enum Kind {
    case missing
    case file
    case folder

    init(of path: String) {
      self =
        FolderFiles.isFolder(path)
        ? .folder : FileManager.default.fileExists(atPath: path) ? .file : .missing
    }
  }
}
