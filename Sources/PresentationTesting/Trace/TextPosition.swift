/// A place in a text: a line and a column, both counted from 1.
///
/// Columns count Unicode scalars. A line ends at a line feed, a carriage return, or both together.
public struct TextPosition: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// Makes a position; the default is the start of a text.
  public init(line: Int = 1, column: Int = 1) {
    self.line = line
    self.column = column
  }

  /// `line:column`, as compilers print it.
  public var description: String { "\(line):\(column)" }

  /// Orders positions as they are read.
  public static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
