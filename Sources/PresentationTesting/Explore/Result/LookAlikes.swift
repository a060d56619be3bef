/// The error of two schedules (sequences of steps) that lead to equal states, but continue
/// differently.
///
/// The cause is a value that influences later events, but is not declared with
/// `Scenario.state(_:)`.
public struct LookAlikes: Error, Hashable, Sendable, CustomStringConvertible {
  /// A shortest schedule to the state that ``second`` also reaches.
  public let first: Schedule
  /// Another schedule to the state that ``first`` reaches.
  public let second: Schedule
  /// The step after which the runs of the two schedules differ, as a schedule with one step.
  ///
  /// The value is nil if the runs already differ in the steps that are possible in the state that
  /// both schedules reach.
  public let step: Schedule?
  /// The first difference between the runs of ``first`` and ``second``.
  public let difference: String

  /// A message with the two schedules, the difference between their runs, and a way to correct the
  /// scenario.
  public var description: String {
    """
    Two schedules lead to the same state, but differ afterwards: \(Self.words(first)) and \
    \(Self.words(second))\(step.map { ", after the step \($0):" } ?? ":")
    \(difference)
    A value that decides this is not part of the state. Declare it: scenario.state { ... }.
    """
  }

  private static func words(_ schedule: Schedule) -> String {
    schedule.steps.isEmpty ? "the beginning" : schedule.description
  }
}
