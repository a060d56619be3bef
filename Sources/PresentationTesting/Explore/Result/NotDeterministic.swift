/// A scenario whose runs differ although their schedules are equal.
public struct NotDeterministic: Error, Hashable, Sendable, CustomStringConvertible {
  /// The schedule that was run twice.
  public let schedule: Schedule
  /// The first thing that differs, in both runs.
  public let difference: String

  /// The difference and the cure.
  public var description: String {
    """
    Two runs of schedule \(schedule) differ. \(difference)
    Build everything anew in the closure; use no clock, random number, set order or task of its own.
    """
  }
}
