/// One event of a trace: its time, its turn, its subject and its text.
public struct TraceLine: Hashable, Sendable, CustomStringConvertible {
  /// The time in nanoseconds since the clock started.
  public let nanoseconds: Int64
  /// The turn of the run loop, or the commit (layout and transition work) at the end of the turn.
  public let turn: ExpectedLine.Turn
  /// The name of the object that the event belongs to, such as `Editor`.
  ///
  /// If the event belongs to a part of the object, `.delegate`, `.presentation`, `.animator` or
  /// `.transition` follows the name.
  public let subject: String
  /// The text of the event.
  public let event: String
  /// Whether only `Trace.verbose` contains the line.
  ///
  /// These events are verbose:
  ///
  /// - Layout callbacks.
  /// - Changes of `preferredContentSize`.
  /// - Late events, which come after the end of their transition or presentation and have no
  ///   effect.
  public let isVerbose: Bool

  /// The line in four columns.
  ///
  /// The columns are:
  ///
  /// - The time in seconds, with 8 characters.
  /// - The turn, with 4 characters. A `+` follows if the event belongs to the commit (layout and
  ///   transition work) at the end of the turn.
  /// - The subject, with 18 characters.
  /// - The event.
  public var description: String {
    Self.columns(nanoseconds, turn, subject, event)
  }

  package static func columns(
    _ nanoseconds: Int64?, _ turn: ExpectedLine.Turn?, _ subject: String, _ event: String
  ) -> String {
    let time = nanoseconds.map(seconds) ?? ""
    let number = turn.map { String($0.number) } ?? ""
    let mark = turn?.isCommit == true ? "+" : " "
    return "\(time.leftPadded(8)) \(number.leftPadded(4))\(mark)  "
      + "\(subject.rightPadded(18))  \(event)"
  }

  /// Returns a time as seconds with three decimals, rounded half up.
  package static func seconds(_ nanoseconds: Int64) -> String {
    thousandths(milliseconds(nanoseconds))
  }

  /// Returns the time that a line prints, in milliseconds, rounded half up.
  static func milliseconds(_ nanoseconds: Int64) -> Int64 {
    nanoseconds / 1_000_000 + (nanoseconds % 1_000_000 >= 500_000 ? 1 : 0)
  }

  /// Returns a nonnegative number of thousandths as text, such as `1.250` for 1,250.
  package static func thousandths(_ count: Int64) -> String {
    let fraction = String(count % 1_000)
    return "\(count / 1_000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }
}

extension String {
  func leftPadded(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  func rightPadded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
