extension RunLoopClock {
  /// Begins a task whose code runs in turns (run loop passes), in the same order every time.
  ///
  /// A task consists of *jobs*: the parts of its code that run without suspension. The first job of
  /// `operation` is added to the main queue, after all work that is already in the queue, like a
  /// block.
  ///
  /// A turn runs a task until the task has to wait for something, and then runs the next task. So
  /// if the code after an `await` is another job, this job runs in the same turn. The same is true
  /// for the jobs of other tasks that this task begins or resumes. After ``jobsInARow`` jobs in a
  /// row, the remaining jobs wait for the next turn.
  ///
  /// `operation` is not isolated to an actor. If `operation` awaits code of the main actor, this
  /// code runs in the same turn. Jobs that wait, and tasks that sleep, are listed in ``pending``.
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
  /// The table shows which code in a task runs in the same order every time. For each row with
  /// "yes", a test runs the code 1,000 times:
  ///
  /// | Code | Same order every time |
  /// |---|---|
  /// | sleep on ``virtual``, also as `any Clock` | yes |
  /// | task groups, including throwing and discarding groups | yes |
  /// | `async let` | yes |
  /// | main actor code that sleeps, or awaits a group, a stream, a continuation or a task | yes |
  /// | `AsyncStream` and continuations that code in a turn resumes | yes |
  /// | canceling through the task's handle or a group | yes |
  /// | actors that only tasks of this clock call, with ``door`` or the default executor | yes |
  /// | `Task(executorPreference: clock.door) { }` | yes |
  /// | `Task.yield()` (a replacement is a sleep for `.zero` on ``virtual``) | no |
  /// | `Task { }`, `Task { @MainActor in }`, `Task.detached { }` | no |
  /// | `Task.sleep`, `DispatchQueue`, threads | no |
  ///
  /// Code in a row with "no" runs outside the clock, at unpredictable times. ``pending`` does not
  /// list this code, and ``runUntilIdle(limit:)`` does not wait for it. A task that awaits this
  /// code continues when the code has returned.
  ///
  /// ``removeAll()`` and the deallocation of the clock cancel the task.
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
    let (door, number) = (door, door.takeTaskNumber())
    let task = beginning(CallSite(fileID: fileID, line: line), number, what) {
      Task(executorPreference: door) {
        defer { door.taskEnded(number) }
        return await operation()
      }
    }
    door.taskBegan(number) { task.cancel() }
    return task
  }

  /// Begins a task that can throw and whose code runs in turns (run loop passes) of this clock.
  ///
  /// The order of the task's jobs follows the same rules as for a task that cannot throw. If
  /// `operation` throws an error, only code that awaits the `value` or the `result` of the task
  /// gets the error.
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
    let (door, number) = (door, door.takeTaskNumber())
    let task = beginning(CallSite(fileID: fileID, line: line), number, what) {
      Task(executorPreference: door) {
        defer { door.taskEnded(number) }
        return try await operation()
      }
    }
    door.taskBegan(number) { task.cancel() }
    return task
  }

  /// The executor that runs actors and tasks in the turns (run loop passes) of this clock.
  ///
  /// An actor uses the executor by returning it from `unownedExecutor`. A task uses the executor as
  /// its executor preference.
  public var door: Door {
    if let made = state.door { return made }
    let made = Door(now: state.now)
    state.door = made
    return made
  }

  /// The time of this clock as a Swift `Clock`.
  public var virtual: VirtualClock { VirtualClock(door: door) }

  /// Whether the current code belongs to a task that this clock has begun, or to a task that such
  /// a task has begun.
  package var isRunningOwnTask: Bool {
    Door.ofTask.map { $0 === state.door } ?? false
  }

  /// Whether ``isRunningOwnTask`` is true for any clock.
  package static var isAnyRunningOwnTask: Bool { Door.ofTask != nil }

  /// Returns the task that a closure begins; the task's code knows its origin and this clock.
  private func beginning<Begun>(
    _ site: CallSite, _ number: UInt64, _ what: String, _ task: () -> Begun
  ) -> Begun {
    let origin = TaskOrigin(what: what, site: site, number: number)
    return Door.$ofTask.withValue(door) {
      TaskOrigin.$current.withValue(origin, operation: task)
    }
  }
}
