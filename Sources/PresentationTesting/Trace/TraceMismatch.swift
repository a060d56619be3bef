/// Says how a trace is not what was expected.
public struct TraceMismatch: Error, Hashable, Sendable, CustomStringConvertible {
  /// The mismatch, in one line.
  public let message: String
  /// The lines around each difference: `-` expected, `+` seen.
  public let context: [String]

  init(_ message: String, _ context: [String] = []) {
    (self.message, self.context) = (message, context)
  }

  /// The message, then the lines.
  public var description: String { ([message] + context).joined(separator: "\n") }
}
