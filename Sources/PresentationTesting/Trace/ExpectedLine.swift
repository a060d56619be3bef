/// A line that a plan or a test expects in the trace, the list of recorded events.
///
/// `0.500 2+ Editor  viewDidAppear(animated)` has all four columns: time, turn, subject and event.
/// The time and the turn are optional. At least two spaces separate the subject from the event;
/// elsewhere, one space is enough. The text of the event must match exactly.
public struct ExpectedLine: Hashable, Sendable {
  /// A turn of the run loop, or the commit: the layout and transition work at the end of a turn.
  public struct Turn: Hashable, Sendable {
    /// The number of the turn; the first turn of the run loop has the number 0.
    public var number: Int
    /// Whether this value is the commit: the layout and transition work at the turn's end.
    ///
    /// A trace line shows the commit as `+` after the number of the turn.
    public var isCommit: Bool

    /// Creates a turn, or the commit (layout and transition work) at the end of a turn.
    public init(_ number: Int, isCommit: Bool = false) {
      self.number = number
      self.isCommit = isCommit
    }
  }

  /// The error of a text that is not a valid trace line.
  public struct Malformed: Error, Hashable, Sendable {
    /// The whole line, or only its invalid time or turn, in quotation marks.
    public var found: String
    /// A description of the text that would be valid.
    public var expected: String
  }

  /// The line as it was written in the plan or test.
  public var text: String
  /// The expected time in nanoseconds, with a precision of one millisecond; nil if any time
  /// matches.
  public var nanoseconds: Int64?
  /// The expected turn; nil if any turn matches.
  public var turn: Turn?
  /// The name of the object that the event belongs to, such as `Editor` or `Editor.transition`.
  public var subject: String
  /// The text of the event, such as `viewDidAppear(animated)`.
  public var event: String
  /// The position of the line in its file or text.
  public var position: TextPosition

  /// Parses a line of text.
  ///
  /// - Throws: `Malformed` if the text is not one line with a subject and an event.
  public init(
    parsing text: String, at position: TextPosition = TextPosition()
  ) throws(Malformed) {
    self.text = text
    self.position = position
    guard printable(text) == text else {
      throw Malformed(found: quoted(text), expected: "one line of visible characters and spaces")
    }
    var rest = Self.withoutSpaces(text[...])
    (nanoseconds, rest) = try Self.time(rest)
    (turn, rest) = try Self.turn(rest)
    let columns = Self.columns(rest)
    guard columns.count == 2 else {
      let isDated = nanoseconds != nil || turn != nil
      throw Malformed(
        found: quoted(text),
        expected: (isDated ? "after time and turn, " : "") + "a subject and an event with two or "
          + "more spaces between them, such as \"Editor  viewDidAppear(animated)\"")
    }
    (subject, event) = (columns[0], columns[1])
  }

  /// Returns whether this line matches a recorded event.
  ///
  /// The event's time is rounded to milliseconds before the comparison.
  public func matches(
    nanoseconds actual: Int64, turn actualTurn: Turn, subject: String, event: String
  ) -> Bool {
    let milliseconds = TraceLine.milliseconds(actual)
    return (nanoseconds.map { $0 / 1_000_000 == milliseconds } ?? true)
      && (turn.map { $0 == actualTurn } ?? true)
      && self.subject == subject && self.event == event
  }
}
