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
  /// The names of the scenario's moves, in the order of declaration.
  public let moves: [String]
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
    Two schedules lead to the same state, but differ afterwards: \(words(first)) and \
    \(words(second))\(step.map { ", after the step \(words($0)):" } ?? ":")
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

  /// Returns a schedule with the names of its steps, or without them if there are many.
  private func words(_ schedule: Schedule) -> String {
    if schedule.steps.isEmpty { return "the beginning" }
    guard schedule.steps.count <= 12 else { return schedule.description }
    return "\(schedule) (\(schedule.steps.map { $0.name(among: moves) }.joined(separator: ", ")))"
  }
}
