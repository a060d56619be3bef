import Foundation
import PresentationPlans
import PresentationTesting

/// A file that a command writes.
struct WrittenFile {
  private static let expectedFile = "a file in an existing folder, with enough space"

  let path: String

  /// Writes files into a folder, which is created if it does not exist.
  ///
  /// All files are checked before the first file is written.
  ///
  /// - Parameter mark: A text that existing files must contain, because only files of an earlier
  ///   run may be replaced; nil if all files may be replaced.
  static func write(
    _ files: [(name: String, text: String)], into folder: String, replacing mark: String? = nil
  ) throws(UsageError) {
    if let kind = kind(of: realPath(of: folder)), kind != .typeDirectory {
      throw refusal(folder, ": it is a file", expected: "a folder after -o")
    }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw failure(folder, error, expected: "a folder after -o")
    }
    let targets = files.map { WrittenFile(path: "\(folder)/\($0.name)") }
    for target in targets {
      try target.check()
      if let mark { try target.check(for: mark) }
    }
    for (target, file) in zip(targets, files) { try target.write(file.text) }
  }

  /// Throws an error if no files can be written into a folder; the folder need not exist.
  static func check(folder: String) throws(UsageError) {
    var existing = realPath(of: folder)
    while kind(of: existing) == nil, existing != "/" {
      existing = (existing as NSString).deletingLastPathComponent
    }
    guard kind(of: existing) == .typeDirectory, isWritable(existing) else {
      throw refusal(folder, ": \(printable(existing)) is not a folder that can be changed")
    }
  }

  /// Throws an error if the file cannot be written; changes nothing.
  ///
  /// An existing file without write permission is never replaced, not even by the system's
  /// administrator.
  func check() throws(UsageError) {
    let target = realPath(of: path)
    guard let kind = Self.kind(of: target) else {
      let folder = (target as NSString).deletingLastPathComponent
      guard Self.kind(of: folder) == .typeDirectory else {
        throw Self.refusal(path, ": there is no folder \(printable(folder))")
      }
      guard Self.isWritable(folder) else {
        throw Self.refusal(path, ": files cannot be added to \(printable(folder))")
      }
      return
    }
    if kind == .typeDirectory { throw Self.refusal(path, ": it is a folder") }
    if kind == .typeSymbolicLink { throw Self.refusal(path, ": it is \(DeadLink.description)") }
    if !Self.isWritable(target) { throw Self.refusal(path, ": the file is read-only") }
  }

  /// Throws an error if the file exists and does not contain the mark; line breaks inside comments
  /// do not count.
  private func check(for mark: String) throws(UsageError) {
    guard let data = FileManager.default.contents(atPath: path) else { return }
    let text = String(decoding: data, as: UTF8.self).replacing("\n// ", with: " ")
    guard !text.contains(mark) else { return }
    throw UsageError(
      found: "\(printable(path)), which the command did not write",
      expected: "a folder without this file, after -o", status: .lostOutput)
  }

  /// Writes a text to the file, and replaces an existing file.
  ///
  /// If the text cannot be written completely, an existing file keeps its contents. An existing
  /// file keeps its permissions.
  ///
  /// - Returns: The number of bytes that were written.
  @discardableResult func write(_ text: String) throws(UsageError) -> Int {
    try check()
    let data = Data(text.utf8)
    let target = realPath(of: path)
    // A device, such as /dev/stdout, cannot be replaced by a new file.
    let isReplaceable = Self.kind(of: target).map { $0 == .typeRegular } ?? true
    let permissions = Self.permissions(of: target)
    do {
      try data.write(to: URL(fileURLWithPath: target), options: isReplaceable ? .atomic : [])
      if isReplaceable, let permissions {
        try FileManager.default.setAttributes(
          [.posixPermissions: permissions], ofItemAtPath: target)
      }
      return data.count
    } catch {
      throw Self.failure(path, error, expected: Self.expectedFile)
    }
  }

  private static func kind(of path: String) -> FileAttributeType? {
    attribute(.type, of: path) as? FileAttributeType
  }

  private static func permissions(of path: String) -> NSNumber? {
    attribute(.posixPermissions, of: path) as? NSNumber
  }

  private static func attribute(_ key: FileAttributeKey, of path: String) -> Any? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[key]
  }

  /// Whether a file or folder can be changed, and somebody has the permission to change it.
  private static func isWritable(_ path: String) -> Bool {
    let isReadOnly = permissions(of: path).map { $0.intValue & 0o222 == 0 } ?? false
    return !isReadOnly && FileManager.default.isWritableFile(atPath: path)
  }

  private static func refusal(
    _ path: String, _ cause: String, expected: String = expectedFile
  ) -> UsageError {
    UsageError(
      found: "\(printable(path)), which cannot be written\(cause)", expected: expected,
      status: .lostOutput)
  }

  private static func failure(
    _ path: String, _ error: any Error, expected: String
  ) -> UsageError {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    return refusal(
      path, underlying.map { ": \($0.localizedDescription)" } ?? "", expected: expected)
  }
}
