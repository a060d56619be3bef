import Foundation
import PresentationPlans
import PresentationTesting

/// The paths and texts of the Swift files that a command reads.
///
/// The user passes paths of files and folders. A folder stands for all Swift files in it. A file
/// that several paths lead to is read once.
struct SourceFiles {
  private(set) var paths: [String] = []
  private(set) var texts: [String] = []

  /// Reads the files in the order of the given paths; the files of a folder are sorted by path.
  ///
  /// If a file cannot be read, the other files are still tried.
  ///
  /// - Throws: An error that names all files and folders that cannot be read, and all folders
  ///   without Swift files.
  init(at paths: [String]) throws(UsageError) {
    var known: Set<String> = []
    var errors: [UsageError] = []
    for path in paths {
      do throws(UsageError) {
        for file in try Self.files(at: path) where known.insert(realPath(of: file)).inserted {
          do throws(UsageError) {
            texts.append(try Self.text(of: file))
            self.paths.append(file)
          } catch {
            errors.append(error)
          }
        }
      } catch {
        errors.append(error)
      }
    }
    if let error = UsageError(errors) { throw error }
  }

  /// Returns the path of a file, or the paths of the files in a folder.
  private static func files(at path: String) throws(UsageError) -> [String] {
    guard FolderFiles.isFolder(path) else { return [try sourceFile(path)] }
    let contents = FolderFiles(in: path, followsLinks: false)
    let unlisted = contents.unlisted.sorted().map {
      UsageError(
        found: "\(quoted($0)), a folder that cannot be listed",
        expected: "a folder of Swift files; check its permissions")
    }
    if let error = UsageError(unlisted) { throw error }
    let files = contents.paths.filter { $0.hasSuffix(".swift") }.sorted()
    guard !files.isEmpty else {
      throw UsageError(found: "no Swift file in \(quoted(path))", expected: "at least one")
    }
    return files
  }

  /// Whether the path ends in `.swift`, or leads to a folder that contains a Swift file.
  static func contains(_ path: String) -> Bool {
    guard FolderFiles.isFolder(path) else { return path.hasSuffix(".swift") }
    return FolderFiles(in: path, followsLinks: false).paths.contains { $0.hasSuffix(".swift") }
  }

  /// Returns the path if it leads to a file whose name ends with `.swift`.
  private static func sourceFile(_ path: String) throws(UsageError) -> String {
    let exists = FileManager.default.fileExists(atPath: path)
    if DeadLink.isAt(path) { throw deadLink(path) }
    guard exists, path.hasSuffix(".swift") else {
      throw UsageError(
        found: exists ? "\(quoted(path)), which is no Swift file" : "nothing at \(quoted(path))",
        expected: "a folder, or a file that ends with .swift")
    }
    return path
  }

  private static func deadLink(_ path: String) -> UsageError {
    UsageError(
      found: "\(quoted(path)), \(DeadLink.description)",
      expected: "a Swift file; remove the link")
  }

  private static func text(of path: String) throws(UsageError) -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      if DeadLink.isAt(path) { throw deadLink(path) }
      throw UsageError(
        found: "\(quoted(path)), which cannot be read",
        expected: "a Swift file; check its permissions")
    }
    if let text = String(validating: data, as: UTF8.self) { return text }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
    throw UsageError(
      found: "bytes that are not UTF-8 at \(printable(path)):\(line + 1)",
      expected: "UTF-8; save the file in that encoding")
  }
}
