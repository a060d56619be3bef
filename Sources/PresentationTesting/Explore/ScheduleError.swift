/// A schedule that cannot be read, or that a scenario does not allow.
public struct ScheduleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place: a step of a schedule.
  public let place: String
  /// The text that was found.
  public let found: String
  /// A description of valid text.
  public let expected: String

  /// A sentence with the place, the text found, and valid text.
  public var description: String { "\(place): found \(found), expected \(expected)" }
}
