import Foundation
import PresentationPlans
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
    } catch {
      throw failure(folder, error, expected: "a folder after -o")
    }
    for file in files { try WrittenFile(path: "\(folder)/\(file.name)").write(file.text) }
  }

  /// Writes a text to the file, and replaces an existing file.
  ///
  /// If the text cannot be written completely, an existing file keeps its contents.
  ///
  /// - Returns: The number of bytes that were written.
  @discardableResult func write(_ text: String) throws(UsageError) -> Int {
    let data = Data(text.utf8)
    let target = realPath(of: path)
    // A device, such as /dev/stdout, cannot be replaced by a new file.
    let isReplaceable = Self.kind(of: target).map { $0 == .typeRegular } ?? true
    do {
      try data.write(to: URL(fileURLWithPath: target), options: isReplaceable ? .atomic : [])
      return data.count
    } catch {
      throw Self.failure(path, error, expected: "a file in an existing folder, with enough space")
    }
  }

  private static func kind(of path: String) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType
  }

  private static func failure(
    _ path: String, _ error: any Error, expected: String
  ) -> UsageError {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    let cause = underlying.map { ": \($0.localizedDescription)" } ?? ""
    return UsageError(
      found: "\(printable(path)), which cannot be written\(cause)", expected: expected,
      status: .lostOutput)
  }
}
