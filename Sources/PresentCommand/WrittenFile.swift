import Foundation
import PresentationTesting

/// A file that a command writes.
struct WrittenFile {
  let path: String

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
