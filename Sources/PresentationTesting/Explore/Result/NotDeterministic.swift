/// The error of a scenario in which two runs of one schedule (sequence of steps) differ.
public struct NotDeterministic: Error, Hashable, Sendable, CustomStringConvertible {
  /// The schedule that was run twice.
  public let schedule: Schedule
  /// The first difference between the two runs of ``schedule``.
  public let difference: String

  /// A message with the schedule, the difference between its two runs, and a way to correct the
  /// scenario.
  public var description: String {
    """
    Two runs of \(schedule.steps.isEmpty ? "the empty schedule" : "schedule \(schedule)") differ. \
    \(difference)
    Create all objects in the closure. Use no real clock, random number, set order or own task.
    Let conditions and properties only read.
    """
  }
}

extension NotDeterministic {
  /// Creates the error of a run in which the last step of `schedule` was not possible.
  init(changedAfter schedule: Schedule) {
    self.init(schedule: schedule, difference: "Different moves are possible at its end.")
  }
}
