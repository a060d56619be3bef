/// The description of a task, and the source line that began the task.
struct TaskOrigin {
  /// The origin of the clock's task to which the current code belongs; nil outside such tasks.
  @TaskLocal static var current: TaskOrigin?

  /// The origin of code that does not belong to a task of a clock.
  static let unknown = TaskOrigin(what: "unnamed", site: .unknown)

  var what: String
  var site: CallSite
}
