/// A schedule that cannot be read, or that a scenario does not allow.
public struct ScheduleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Which step of which schedule.
  public let place: String
  /// The text that was found.
  public let found: String
  /// A description of valid text.
  public let expected: String

  /// One sentence.
  public var description: String { "\(place): found \(found), expected \(expected)" }
}
