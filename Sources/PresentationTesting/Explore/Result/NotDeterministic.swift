/// The error of a scenario in which two runs of one schedule (sequence of steps) differ.
public struct NotDeterministic: Error, Hashable, Sendable, CustomStringConvertible {
  /// The schedule that was run twice.
  public let schedule: Schedule
  /// The first difference between the two runs.
  public let difference: String

  /// A message with the difference and a way to remove it.
  public var description: String {
    """
    Two runs of schedule \(schedule) differ. \(difference)
    Create all objects in the closure. Use no real clock, random number, set order or own task.
    """
  }
}
