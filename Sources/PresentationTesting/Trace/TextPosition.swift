/// A place in a text: a line and a column; both numbers start at 1.
///
/// Columns are counted in Unicode scalars. A line ends at a line feed, a carriage return, or a
/// carriage return with a line feed.
public struct TextPosition: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The line; the first line is 1.
  public var line: Int
  /// The column in Unicode scalars; the first column is 1.
  public var column: Int

  /// Creates a position; the default is the start of a text.
  public init(line: Int = 1, column: Int = 1) {
    self.line = line
    self.column = column
  }

  /// The position as `line:column`, as in a compiler's error messages.
  public var description: String { "\(line):\(column)" }

  /// Returns whether the first position comes before the second position in the text.
  public static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
