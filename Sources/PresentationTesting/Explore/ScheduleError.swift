/// An error in a schedule (sequence of steps).
///
/// The text of the schedule cannot be parsed, or a step of the schedule is not possible.
public struct ScheduleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place of the invalid step in the schedule, such as `step 2 of "0.x"`.
  public let place: String
  /// The text of the invalid step, such as `"x"` or `0`.
  public let found: String
  /// A description of the steps that would be valid at this place.
  public let expected: String

  /// A sentence with the place, the text found, and valid text.
  public var description: String { "\(place): found \(found), expected \(expected)" }
}
