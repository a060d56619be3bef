/// The error of an exploration whose scenario has created a task that the virtual clock does not
/// run.
///
/// An example is a `Task { }` in the app's code. An exploration occupies the main actor until its
/// end, so the code of such a task does not run. An exploration does not notice a task that was
/// created with `Task.detached`, or a task that has already ended.
public struct ForeignTask: Error, Hashable, Sendable, CustomStringConvertible {
  /// A shortest schedule (sequence of steps) after which there is a task that the virtual clock
  /// does not run.
  ///
  /// The value is nil if the exploration has found no such schedule.
  public let schedule: Schedule?
  /// The result of the exploration.
  public let exploration: Exploration

  /// The schedule, the reason why the exploration proves nothing, and a way to correct the app.
  public var description: String {
    let place = schedule.map { $0.steps.isEmpty ? " at the beginning" : " in the schedule \($0)" }
    return """
      Nothing failed, but a task was created that the clock does not run, for example with \
      Task { }\(place ?? ""). Its code has not run, so the exploration proves nothing. Begin the \
      task with clock.task { }.
      """
  }
}
