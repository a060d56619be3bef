/// A schedule that cannot be read, or that a scenario does not allow.
public struct ScheduleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Which step of which schedule.
  public let place: String
  /// What stands there.
  public let found: String
  /// What could stand there.
  public let expected: String

  /// One sentence.
  public var description: String { "\(place): found \(found), expected \(expected)" }
}
