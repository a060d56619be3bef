/// The description of a task, and the place where it began.
struct TaskOrigin {
  /// The origin of the clock's task that this code is a part of, or wakes.
  @TaskLocal static var current: TaskOrigin?

  /// Of code in no task of a clock's.
  static let unknown = TaskOrigin(what: "unnamed", site: .unknown)

  var what: String
  var site: CallSite
}
