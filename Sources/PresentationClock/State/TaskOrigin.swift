/// The description of a task, and the place that began the task.
struct TaskOrigin {
  /// The origin of the clock's task that runs or resumes the current code.
  @TaskLocal static var current: TaskOrigin?

  /// The origin of code that belongs to no task of a clock.
  static let unknown = TaskOrigin(what: "unnamed", site: .unknown)

  var what: String
  var site: CallSite
}
