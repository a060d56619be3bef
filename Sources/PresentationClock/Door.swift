internal import Synchronization

/// An executor that runs asynchronous code in the turns (run loop passes) of a ``RunLoopClock``.
///
/// The clock's `task` methods use this executor. To run an actor on this executor, return the
/// executor from the actor's `unownedExecutor`:
///
/// ```swift
/// actor Cart {
///   let door: Door
///   nonisolated var unownedExecutor: UnownedSerialExecutor { door.asUnownedSerialExecutor() }
/// }
/// ```
///
/// A *job* is a part of a task that runs without suspension. The executor adds each job to the
/// clock's main queue, like a block from ``RunLoopClock/async(_:fileID:line:_:)``. Jobs can
/// be added from any thread, and run on the main thread. If jobs are added inside a turn of this
/// clock, they run in the same order in every run of the program.
///
/// The executor does not keep the clock alive. When the clock is deallocated, each task that sleeps
/// on this clock gets a `CancellationError`. All waiting and new jobs then run on the main actor's
/// own executor, so that no task stays suspended forever.
public final class Door: TaskExecutor, SerialExecutor {
  /// The state of the executor; its lock is the only lock of the package.
  ///
  /// No code of the app runs while the lock is held.
  private let state = Mutex(DoorState())
  private let hasMailNow = Atomic(false)
  private let nanoseconds: Atomic<Int64>
  /// The executor of the clock's task to which the current code belongs; nil outside such tasks.
  @TaskLocal static var ofTask: Door?

  init(now: Int64) {
    nanoseconds = Atomic(now)
  }

  /// Adds a job to the clock's main queue; the Swift runtime calls this method.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let origin = TaskOrigin.current
    if !change({ $0.add(job, origin: origin) }) { MainActor.shared.enqueue(job) }
  }

  /// Stops the program if the caller does not run on the main actor.
  ///
  /// All code that uses this executor runs on the main actor.
  ///
  /// The Swift runtime calls this method for `preconditionIsolated()` and similar checks.
  public func checkIsolated() {
    MainActor.preconditionIsolated()
  }

  // MARK: The clock's side

  var now: Int64 {
    get { nanoseconds.load(ordering: .relaxed) }
    set { nanoseconds.store(newValue, ordering: .relaxed) }
  }

  /// Whether messages for the clock are waiting, for example about a new job or a new sleep.
  ///
  /// `takeMail()` returns and removes these messages.
  var hasMail: Bool { hasMailNow.load(ordering: .acquiring) }

  func takeMail() -> [DoorState.Mail] {
    state.withLock {
      hasMailNow.store(false, ordering: .releasing)
      return exchange(&$0.mail, with: [])
    }
  }

  /// Runs the oldest waiting job, and then immediately the jobs that this job adds.
  @MainActor func runNextRow() {
    guard let first = state.withLock({ $0.beginRow() }) else { return }
    run(first)
    for _ in 0..<RunLoopClock.jobsInARow {
      guard let next = state.withLock({ $0.takeNextInRow() }) else { break }
      run(next)
    }
    change { $0.endRow() }
  }

  @MainActor private func run(_ job: UnownedJob) {
    // The job is isolated to the main actor. A task that switches to the main actor then continues
    // immediately.
    job.runSynchronously(
      isolatedTo: MainActor.sharedUnownedExecutor, taskExecutor: asUnownedTaskExecutor())
  }

  /// Resumes a sleeping task at its deadline; does nothing if the task no longer sleeps.
  func wake(_ number: UInt64) {
    takeSleeper(number)?.wake()
  }

  /// Cancels every task, ends every sleep, and runs the resulting jobs inside this call.
  ///
  /// The waiting jobs are run and not discarded, because a task without its job would stay
  /// suspended forever. A *row* is one waiting job together with the jobs that it adds. Jobs that
  /// remain after `limit` rows run in later turns.
  @MainActor func clear(limit: Int) {
    guard let cancels = state.withLock({ $0.beginClearing() }) else { return }
    for cancel in cancels { cancel() }
    for sleeper in state.withLock({ $0.takeSleepers() }) { sleeper.cancel() }
    for _ in 0..<limit where state.withLock({ $0.hasJobs }) { runNextRow() }
    change { $0.endClearing() }
  }

  /// Cancels every task, ends every sleep, and passes all jobs to the main actor's executor.
  ///
  /// Later jobs are passed to the same executor, because the clock runs no further turn.
  func abandon() {
    let (cancels, sleepers, jobs) = state.withLock { $0.abandon() }
    for cancel in cancels { cancel() }
    for sleeper in sleepers { sleeper.cancel() }
    for job in jobs { MainActor.shared.enqueue(job) }
  }

  /// The tasks that have not ended, the oldest task first.
  var unfinishedTasks: [TaskOrigin] { state.withLock { $0.unfinishedTasks } }

  // MARK: The tasks' side

  /// Returns the number of a task that is about to be created.
  func takeTaskNumber() -> UInt64 {
    state.withLock { $0.takeTaskNumber() }
  }

  func taskBegan(_ number: UInt64, cancel: @escaping @Sendable () -> Void) {
    if !state.withLock({ $0.keep(cancel, for: number) }) { cancel() }
  }

  func taskEnded(_ number: UInt64) {
    let cancel = state.withLock { $0.forget(number) }
    extendLifetime(cancel)
  }

  func sleep(until deadline: Int64, origin: TaskOrigin) async throws {
    try Task.checkCancellation()
    let number = state.withLock { $0.takeNumber() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeper = DoorState.Sleeper(continuation: continuation, origin: origin)
        if !change({ $0.add(sleeper, as: number, until: deadline) }) {
          sleeper.cancel()
        } else if Task.isCancelled {
          // The cancellation handler may have run before the sleeper was added.
          takeSleeper(number)?.cancel()
        }
      }
    } onCancel: {
      takeSleeper(number)?.cancel()
    }
  }

  private func takeSleeper(_ number: UInt64) -> DoorState.Sleeper? {
    change { $0.takeSleeper(number) }
  }

  private func change<Result>(_ body: (inout DoorState) -> sending Result) -> sending Result {
    state.withLock {
      let result = body(&$0)
      if !$0.mail.isEmpty { hasMailNow.store(true, ordering: .releasing) }
      return result
    }
  }
}
