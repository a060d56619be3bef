/// A list of lines that a test records, in order.
@MainActor public final class Log {
  /// The lines so far.
  public private(set) var lines: [String] = []

  /// Creates an empty log.
  public init() {}

  /// Adds a line.
  public func note(_ line: String) { lines.append(line) }

  /// Removes all lines.
  public func clear() { lines = [] }
}
