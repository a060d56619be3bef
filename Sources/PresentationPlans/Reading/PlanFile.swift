import Foundation

/// A file that contains a plan.
public struct PlanFile: Hashable, Sendable {
  /// The maximum size of a plan's file: 8 MB.
  public static let sizeLimit = 8_000_000

  /// The path of the file, as it was passed to ``init(path:)``.
  public var path: String

  /// Creates a value for the file at a path; the file is not read yet.
  public init(path: String) {
    self.path = path
  }

  /// The name of the file without `.json`.
  public var name: String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return last.hasSuffix(".json") ? String(last.dropLast(5)) : last
  }

  /// Reads and parses the plan.
  ///
  /// A file that is larger than `sizeLimit` is not read.
  ///
  /// - Throws: A `PlanError` for a path that is not a regular file, for a file that is too large,
  ///   or for the first mistake in the file.
  public func read() throws(PlanError) -> Plan {
    try Plan(parsing: bytes(), file: path)
  }

  /// Reads the file's bytes.
  ///
  /// - Throws: A `PlanError` for a path that is not a regular file, or for a file that is larger
  ///   than `sizeLimit`.
  package func bytes() throws(PlanError) -> [UInt8] {
    let real = realPath(of: path)
    let attributes = try? FileManager.default.attributesOfItem(atPath: real)
    let kind = attributes?[.type] as? FileAttributeType
    guard let attributes, kind == .typeRegular else {
      throw PlanError(file: path, found: Self.words(for: kind, at: path), expected: "a plan")
    }
    let size = (attributes[.size] as? NSNumber)?.intValue ?? Int.max
    let limit = PlanFile.sizeLimit
    guard size <= limit else {
      throw PlanError(
        file: path, found: "\(size) bytes", expected: "a plan of at most \(limit) bytes")
    }
    guard let handle = FileHandle(forReadingAtPath: real),
      let data = try? handle.read(upToCount: limit) ?? Data()
    else {
      throw PlanError(
        file: path, found: "a file that cannot be read", expected: "a plan; check its permissions")
    }
    return [UInt8](data)
  }

  /// The words for what is at a path that leads to no regular file; `kind` is nil for nothing.
  private static func words(for kind: FileAttributeType?, at path: String) -> String {
    if DeadLink.isAt(path) { return DeadLink.description }
    return switch kind {
    case nil: "no such file"
    case .typeDirectory: "a folder"
    default: "a path that is not a regular file"
    }
  }
}
