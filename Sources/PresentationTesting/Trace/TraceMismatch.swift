/// A trace that differs from the expectation.
public struct TraceMismatch: Error, Hashable, Sendable, CustomStringConvertible {
  /// The mismatch, in one line.
  public let message: String
  /// The lines around each difference; `-` marks an expected line, `+` a seen line.
  public let context: [String]

  /// The path of a film of the stage; nil unless there is a folder for films.
  public let film: String?

  init(_ message: String, _ context: [String] = [], film: String? = nil) {
    (self.message, self.context, self.film) = (message, context, film)
  }

  /// The message, followed by the lines of the difference.
  public var description: String {
    ([message] + context).joined(separator: "\n") + FilmFolder.line(film)
  }
}
