/// The error of a trace that differs from the expected lines.
public struct TraceMismatch: Error, Hashable, Sendable, CustomStringConvertible {
  /// A summary of the difference in one line.
  public let message: String
  /// The lines around each difference.
  ///
  /// `-` marks an expected line that was not recorded, and `+` marks a recorded line that was not
  /// expected.
  public let context: [String]

  /// The path of a film of the run; a film is an HTML page that replays the run.
  ///
  /// The value is nil if the environment variable `PRESENTATION_FILMS` is not set to a folder.
  ///
  /// If the film cannot be written, the value is the reason instead of a path.
  public let film: String?

  init(_ message: String, _ context: [String] = [], film: String? = nil) {
    (self.message, self.context, self.film) = (message, context, film)
  }

  /// The message, followed by the lines of the difference.
  public var description: String {
    ([message] + context).joined(separator: "\n") + FilmFolder.line(film)
  }
}
