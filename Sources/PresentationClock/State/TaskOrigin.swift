/// The description of a task, and the source line that began the task.
package struct TaskOrigin: Sendable {
  /// The origin of the clock's task to which the current code belongs; nil outside such tasks.
  @TaskLocal static var current: TaskOrigin?

  /// The origin of code that does not belong to a task of a clock.
  static let unknown = TaskOrigin(what: "unnamed", site: .unknown, number: 0)

  package let what: String
  var site: CallSite
  /// The number of the clock's task; 0 for code that does not belong to such a task.
  let number: UInt64

  package var fileID: String { site.fileID }
  package var line: Int { site.line }
}
