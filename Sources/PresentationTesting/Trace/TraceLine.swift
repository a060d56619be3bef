/// One event of a trace: its time, its subject and its text.
public struct TraceLine: Hashable, Sendable, CustomStringConvertible {
  /// Nanoseconds since the clock began.
  public let nanoseconds: Int64
  /// The turn, and whether the event belongs to the commit at its end.
  public let turn: ExpectedLine.Turn
  /// The object that was called: a name, with `.delegate`, `.presentation`, `.animator` or
  /// `.transition`.
  public let subject: String
  /// The event.
  public let event: String
  /// Whether only `Trace.verbose` shows it: layout, and queries that may repeat.
  public let isVerbose: Bool

  /// Time in seconds, 8 wide; turn, 4 wide, with `+` for the commit; subject, 18 wide; event.
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

  /// Seconds with three decimals, rounded half up.
  package static func seconds(_ nanoseconds: Int64) -> String {
    thousandths(milliseconds(nanoseconds))
  }

  /// The time that a line prints: rounded half up.
  static func milliseconds(_ nanoseconds: Int64) -> Int64 {
    nanoseconds / 1_000_000 + (nanoseconds % 1_000_000 >= 500_000 ? 1 : 0)
  }

  /// A number that is not negative, with three decimals.
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
