extension RunLoopClock {
  /// Begins a task whose code runs in turns of this clock, in the same order in every run.
  ///
  /// The first part of `operation` is due at once, as a job in the main queue. It runs in the
  /// current turn if the turn has not yet begun to run the main queue, and otherwise in the next
  /// turn, after everything that was queued earlier. Where an `await` needs another job, the
  /// other job follows at once. The jobs of tasks that this task begins or resumes follow at once
  /// as well, up to ``jobsInARow`` jobs. A turn therefore runs a task until it has to wait for
  /// something, and then runs the next task.
  ///
  /// `operation` is not isolated to an actor. Awaiting code of the main actor needs no further
  /// turn. ``pending`` lists jobs and sleeps.
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
  /// The table shows which kinds of code in a task run in the same order every time. A test runs
  /// each kind 1,000 times:
  ///
  /// | Code | Same order every time |
  /// |---|---|
  /// | sleep on ``virtual``, also as `any Clock` | yes |
  /// | task groups, including throwing and discarding groups | yes |
  /// | `async let` | yes |
  /// | main actor code that sleeps, or awaits a group, a stream, a continuation or a task | yes |
  /// | `AsyncStream` and continuations that code in a turn resumes | yes |
  /// | canceling through the task's handle or a group | yes |
  /// | actors that name the ``door`` or no executor, if only tasks of the clock use them | yes |
  /// | `Task(executorPreference: clock.door) { }` | yes |
  /// | `Task.yield()`; sleep for `.zero` on ``virtual`` instead | no |
  /// | `Task { }`, `Task { @MainActor in }`, `Task.detached { }` | no |
  /// | `Task.sleep`, `DispatchQueue`, threads | no |
  ///
  /// Code under "no" runs outside the clock and at any time. ``pending`` does not list it, and
  /// ``runUntilIdle(limit:)`` does not wait for it. A task that awaits such code continues when the
  /// code has returned.
  ///
  /// ``removeAll()`` cancels the task, and so does the deallocation of the clock.
  ///
  /// - Parameters:
  ///   - what: The description of the task in ``pending``.
  ///   - fileID: The file to name in ``pending``.
  ///   - line: The line to name in ``pending``.
  ///   - operation: The code of the task.
  /// - Returns: The task, which can be canceled or awaited.
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

  /// Begins a task that can throw, and whose code runs in turns of this clock.
  ///
  /// The task otherwise behaves like a task that cannot throw. Only code that asks for the result
  /// of the task receives the error.
  ///
  /// - Parameters:
  ///   - what: The description of the task in ``pending``.
  ///   - fileID: The file to name in ``pending``.
  ///   - line: The line to name in ``pending``.
  ///   - operation: The code of the task.
  /// - Returns: The task, which can be canceled or awaited.
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

  /// The executor that runs actors, and tasks with this executor preference, in the turns of this
  /// clock.
  public var door: Door {
    if let made = state.door { return made }
    let made = Door(now: state.now)
    state.door = made
    return made
  }

  /// The time of this clock as a Swift `Clock`.
  public var virtual: VirtualClock { VirtualClock(door: door) }

  private func origin(_ what: String, _ fileID: String, _ line: Int) -> TaskOrigin {
    TaskOrigin(what: what, site: CallSite(fileID: fileID, line: line))
  }
}
