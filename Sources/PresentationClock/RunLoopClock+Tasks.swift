extension RunLoopClock {
  /// Begins a task whose code runs in turns of this clock, with the same log in every run.
  ///
  /// The first part of `operation` is due at once, as a job in the main queue: it runs in this turn
  /// if its drain has not begun, else in the next one, after what was queued before. Where an
  /// `await` costs another job, that follows at once, up to ``jobsInARow`` of them, and so do the
  /// jobs of the tasks it begins or wakes: a turn carries a task on until that has to wait for
  /// something, then the next one.
  ///
  /// `operation` is not isolated to an actor. Awaiting code of the main actor goes there and back
  /// without another turn. ``pending`` lists jobs and sleeps.
  ///
  /// ```swift
  /// let time = clock.virtual
  /// clock.task("hide the toast") {
  ///   try await time.sleep(for: .seconds(2))
  ///   await screen.hideToast()
  /// }
  /// clock.advance(by: .seconds(2))
  /// ```
  ///
  /// What the task and its child tasks may do, and be of one log; a test runs each 1,000 times:
  ///
  /// | Code | One log |
  /// |---|---|
  /// | sleep on ``virtual``, also as `any Clock` | yes |
  /// | task groups, throwing and discarding ones too | yes |
  /// | `async let` | yes |
  /// | main actor code that sleeps, or awaits a group, a stream, a continuation, a task | yes |
  /// | `AsyncStream`, continuations, resumed by code in a turn | yes |
  /// | cancelling, by the task's handle or a group | yes |
  /// | actors whose executor is the ``door``, or who name none, used by no other tasks | yes |
  /// | `Task(executorPreference: clock.door) { }` | yes |
  /// | `Task.yield()`; sleep on ``virtual`` for `.zero` instead | no |
  /// | `Task { }`, `Task { @MainActor in }`, `Task.detached { }` | no |
  /// | `Task.sleep`, `DispatchQueue`, threads | no |
  ///
  /// What stands under "no" runs elsewhere and at any time: ``pending`` does not show it,
  /// ``runUntilIdle(limit:)`` does not wait for it, and a task that awaits it goes on when it comes
  /// back. The clock does not capture such tasks.
  ///
  /// ``removeAll()`` cancels the task, and so does the end of the clock.
  ///
  /// - Parameters:
  ///   - what: What the task does, for ``pending``.
  ///   - fileID: The file to name in ``pending``.
  ///   - line: The line to name in ``pending``.
  ///   - operation: The task's code.
  /// - Returns: The task, to cancel or to await.
  @discardableResult
  public func task<Success: Sendable>(
    _ what: String = "task", fileID: String = #fileID, line: Int = #line,
    _ operation: @escaping @Sendable () async -> Success
  ) -> Task<Success, Never> {
    let (door, number) = (door, door.takeNumber())
    let task = TaskOrigin.$current.withValue(origin(what, fileID, line)) {
      Task(executorPreference: door) {
        defer { door.taskEnded(number) }
        return await operation()
      }
    }
    door.taskBegan(number) { task.cancel() }
    return task
  }

  /// Begins a task that may fail, whose code runs in turns of this clock.
  ///
  /// See the task that cannot fail. The error reaches only code that asks the task for its result.
  ///
  /// - Parameters:
  ///   - what: What the task does, for ``pending``.
  ///   - fileID: The file to name in ``pending``.
  ///   - line: The line to name in ``pending``.
  ///   - operation: The task's code.
  /// - Returns: The task, to cancel or to await.
  @discardableResult
  public func task<Success: Sendable>(
    _ what: String = "task", fileID: String = #fileID, line: Int = #line,
    _ operation: @escaping @Sendable () async throws -> Success
  ) -> Task<Success, any Error> {
    let (door, number) = (door, door.takeNumber())
    let task = TaskOrigin.$current.withValue(origin(what, fileID, line)) {
      Task(executorPreference: door) {
        defer { door.taskEnded(number) }
        return try await operation()
      }
    }
    door.taskBegan(number) { task.cancel() }
    return task
  }

  /// The door through which actors come onto this clock, and tasks by their executor preference.
  public var door: Door {
    if let made = state.door { return made }
    let made = Door(now: state.now)
    state.door = made
    return made
  }

  /// This clock's time as a `Clock` of Swift's.
  public var virtual: VirtualClock { VirtualClock(door: door) }

  private func origin(_ what: String, _ fileID: String, _ line: Int) -> TaskOrigin {
    TaskOrigin(what: what, site: CallSite(fileID: fileID, line: line))
  }
}
