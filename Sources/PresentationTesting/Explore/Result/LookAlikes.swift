/// The error of two schedules (sequences of steps) that lead to equal states, but continue
/// differently.
///
/// The cause is a value that influences later events, but is not declared with
/// `Scenario.state(_:)`.
public struct LookAlikes: Error, Hashable, Sendable, CustomStringConvertible {
  /// A shortest schedule that leads to the state.
  ///
  /// The schedule ``second`` leads to the same state, but is followed by other events than this
  /// schedule.
  public let first: Schedule
  /// Another schedule that leads to the same state as ``first``.
  public let second: Schedule
  /// The step after which the two runs differ; the value is a schedule that has only this step.
  ///
  /// The value is nil if different steps are possible at the ends of the two schedules.
  public let step: Schedule?
  /// The first difference between a run of ``first`` and a run of ``second``.
  public let difference: String
  /// The closures that may have captured the value that decides.
  ///
  /// An element is a source location at which the app scheduled work or passed a handler, such as
  /// `ProfileTests.swift:18`, or a stored property that contains a closure, such as
  /// `Coordinator.onDone`.
  public let closures: [String]

  /// A message with the two schedules, the difference between their runs, and a way to correct the
  /// scenario.
  public var description: String {
    """
    Two schedules lead to the same state, but differ afterwards: \(Self.words(first)) and \
    \(Self.words(second))\(step.map { ", after the step \($0):" } ?? ":")
    \(difference)
    A value that decides this is not part of the state. Declare it: scenario.state { ... }.\
    \(candidates)
    """
  }

  private var candidates: String {
    guard !closures.isEmpty else { return "" }
    let names = closures.prefix(8).joined(separator: ", ") + (closures.count > 8 ? ", ..." : "")
    return "\nA closure may have captured it: \(names)."
  }

  private static func words(_ schedule: Schedule) -> String {
    schedule.steps.isEmpty ? "the beginning" : schedule.description
  }
}
