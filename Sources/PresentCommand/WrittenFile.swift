import Foundation
import PresentationTesting

/// A file that a command writes.
struct WrittenFile {
  let path: String

  /// Writes files into a folder, which is created if it does not exist.
  static func write(
    _ files: [(name: String, text: String)], into folder: String
  ) throws(UsageError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for file in files {
        try Data(file.text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(file.name)"))
      }
    } catch {
      throw UsageError(
        found: "\(quoted(folder)), which cannot be written", expected: "a folder after -o")
    }
  }

  /// Writes a text to the file, and replaces an existing file.
  ///
  /// - Returns: The number of bytes that were written.
  @discardableResult func write(_ text: String) throws(UsageError) -> Int {
    let data = Data(text.utf8)
    do {
      try data.write(to: URL(fileURLWithPath: path))
      return data.count
    } catch {
      throw UsageError(
        found: "\(printable(path)), which cannot be written",
        expected: "a file in an existing folder")
    }
  }
}
