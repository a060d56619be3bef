/// Finds tasks that the clock does not run, such as a `Task { }` in the app's code.
///
/// A task copies the task-local values of the code that creates it, and keeps them until it ends.
/// Therefore, a task that was created inside ``callAsFunction(_:)`` retains the mark of the watch.
/// Tasks of the clock end together with their run. A task that was created with `Task.detached`
/// copies no values, so it is not found.
struct TaskWatch {
  private final class Mark: Sendable {}

  @TaskLocal private static var current: Mark?
  private var mark = Mark()

  /// Calls `body`, and watches the tasks that it creates.
  @MainActor func callAsFunction<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(mark, operation: body)
  }

  /// Whether a task that was created inside ``callAsFunction(_:)`` has not ended.
  ///
  /// Only meaningful after the function has returned.
  var hasFoundTask: Bool {
    mutating get { !isKnownUniquelyReferenced(&mark) }
  }
}
