internal import Synchronization

/// The entrance for asynchronous code to a ``RunLoopClock``: its jobs run in turns of that clock.
///
/// `task` goes through it. An actor does so by naming
/// it as its executor:
///
/// ```swift
/// actor Cart {
///   let door: Door
///   nonisolated var unownedExecutor: UnownedSerialExecutor { door.asUnownedSerialExecutor() }
/// }
/// ```
///
/// A job that comes in is due at once, and runs on the main actor's thread like a block that
/// ``RunLoopClock/async(_:fileID:line:_:)`` queued. Jobs may come from any thread; the order
/// is the same in every run if they come from this clock's turns.
///
/// The door does not keep its clock alive. When that has gone, sleeps end by throwing, and jobs
/// run on the main actor's own executor, so that no task is left suspended.
public final class Door: TaskExecutor, SerialExecutor {
  /// The only lock of the package; nothing of the caller's runs while it is held.
  private let state = Mutex(DoorState())
  private let hasMailNow = Atomic(false)
  private let nanoseconds: Atomic<Int64>

  init(now: Int64) {
    nanoseconds = Atomic(now)
  }

  /// Puts a job into the clock's main queue; the system calls this.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let origin = TaskOrigin.current
    if !change({ $0.add(job, origin: origin) }) { MainActor.shared.enqueue(job) }
  }

  /// Stops the program off the main actor, which is where an actor on the door runs.
  ///
  /// The system calls this for `preconditionIsolated()` and its like.
  public func checkIsolated() {
    MainActor.preconditionIsolated()
  }

  // MARK: The clock's side

  var now: Int64 {
    get { nanoseconds.load(ordering: .relaxed) }
    set { nanoseconds.store(newValue, ordering: .relaxed) }
  }

  /// Whether something came in since `takeMail()`.
  var hasMail: Bool { hasMailNow.load(ordering: .acquiring) }

  func takeMail() -> [DoorState.Mail] {
    state.withLock {
      hasMailNow.store(false, ordering: .releasing)
      return $0.mail.takeAll()
    }
  }

  /// Runs the job that came in first of those which wait, and in a row what it brings.
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
    // As the main actor's, so that a hop to it goes on at once instead of to its own executor.
    job.runSynchronously(
      isolatedTo: MainActor.sharedUnownedExecutor, taskExecutor: asUnownedTaskExecutor())
  }

  /// Wakes a sleeper whose time has come; nothing if it is awake.
  func wake(_ number: UInt64) {
    takeSleeper(number)?.wake()
  }

  /// Cancels every task, ends every sleep, and runs what that brings, in this call.
  ///
  /// A job cannot be dropped: its task, and any task that waits for it, would stay suspended for
  /// good. Jobs that remain after `limit` rows are left to later turns.
  @MainActor func clear(limit: Int) {
    guard let cancels = state.withLock({ $0.beginClearing() }) else { return }
    for cancel in cancels { cancel() }
    for sleeper in state.withLock({ $0.takeSleepers() }) { sleeper.cancel() }
    for _ in 0..<limit where state.withLock({ $0.hasJobs }) { runNextRow() }
    change { $0.endClearing() }
  }

  /// No turn will run any more: jobs that arrive are passed to the main actor's executor.
  func abandon() {
    let (cancels, sleepers, jobs) = state.withLock { $0.abandon() }
    for cancel in cancels { cancel() }
    for sleeper in sleepers { sleeper.cancel() }
    for job in jobs { MainActor.shared.enqueue(job) }
  }

  // MARK: The tasks' side

  func takeNumber() -> UInt64 {
    state.withLock { $0.takeNumber() }
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
    let number = takeNumber()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeper = DoorState.Sleeper(continuation: continuation, origin: origin)
        if !change({ $0.add(sleeper, as: number, until: deadline) }) {
          sleeper.cancel()
        } else if Task.isCancelled {
          // The handler may have run before there was a sleeper.
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
