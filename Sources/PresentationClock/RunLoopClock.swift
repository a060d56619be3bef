/// A main run loop whose time moves only when a test moves it.
///
/// Time is counted in whole nanoseconds from zero and never decreases. Work runs in *turns*: a turn
/// is one iteration of the run loop. Only ``runTurn()``, ``runNextTurn()``, ``advance(by:)``,
/// ``advance(to:)`` and ``runUntilIdle(limit:)`` begin a turn. A turn runs, in this order:
///
/// 1. the timers that are due, in the order of their deadlines. Timers with equal deadlines fire in
///    the order in which they were scheduled. A timer may cancel another timer that is due at
///    the same instant. A timer that is scheduled in this turn without a delay fires in the next
///    turn;
/// 2. the blocks that were in the main queue when this step began. Jobs wait among the
///    blocks; a *job* is a part of a task. Each job is immediately followed by the jobs that it
///    adds;
/// 3. the display links that have a frame at this instant, the oldest link first;
/// 4. the commit, which calls the commit observers by ascending ``CommitObserver/order``. If
///    two observers have the same order, the clock first calls the observer that was added first
///
///
/// ```swift
/// let clock = RunLoopClock()
/// clock.schedule("caret", after: .milliseconds(500)) { print(clock.now) }
/// clock.advance(by: .seconds(1))  // prints 0.5 seconds
/// ```
///
/// The clock runs only work that was scheduled on it. A task belongs to the clock if a `task`
/// method of the clock began it. An actor belongs to the clock if its executor is the clock's
/// ``door``. Other tasks and threads do not belong to the clock.
///
/// The clock keeps the closure of a timer or a block until the closure has run for the last time. A
/// closure is released earlier if its work is canceled. ``removeAll()`` releases all remaining
/// closures, which breaks their reference cycles.
@MainActor public final class RunLoopClock {
  /// The largest number of turns (run loop passes) that ``advance(by:)`` and
  /// ``runUntilIdle(limit:)`` run at one instant.
  ///
  /// Only work that schedules more work again and again, without a delay, reaches this number.
  public nonisolated static let turnsPerInstant = 1_000

  /// The largest number of jobs that one job in the main queue can add to the running turn.
  ///
  /// A job is a part of a task that runs without suspension. A job can add more jobs, which run in
  /// the same turn, before the next work in the queue. These jobs can add jobs as well. Jobs beyond
  /// this number run in the next turn.
  ///
  /// Only tasks that never wait for anything reach this number.
  public nonisolated static let jobsInARow = 1_000

  private let ownReference = OwnClockReference()
  /// The state; no method of it calls other code, so accesses cannot overlap.
  @exclusivity(unchecked) var state = ClockState()
  var reference: ClockReference { ownReference.reference }
  /// The function that the clock calls between turns, for example to record a film.
  ///
  /// In a call such as ``advance(by:)``, the clock calls the function before the first turn and
  /// after each turn. The argument is the instant of the next turn in nanoseconds, or nil if no
  /// turn follows. ``now`` has not yet moved to this instant.
  @exclusivity(unchecked) package var betweenTurns: ((_ next: Int64?) -> Void)?
  /// A function that must call its argument, which runs turns; nil if nothing surrounds the turns.
  ///
  /// The function makes the clock's world the current world while the turns run.
  @exclusivity(unchecked) package var aroundTurns: ((_ turns: () -> Void) -> Void)?

  /// A function that runs timers, blocks and jobs (parts of tasks) of the app; nil in most clocks.
  ///
  /// The function runs only work that is scheduled after the function was set.
  package var aroundWork: WorkRunner? {
    get { state.aroundWork }
    set { state.aroundWork = newValue }
  }

  /// The tasks that have not ended, the oldest task first.
  package var unfinishedTasks: [TaskOrigin] { state.door?.unfinishedTasks ?? [] }

  /// Creates a clock at time zero, in the default mode, on which nothing is scheduled.
  public init() {
    ownReference.refer(to: self)
  }

  deinit { state.door?.abandon() }

  /// The time since the clock started, in whole nanoseconds.
  ///
  /// The time moves at the beginning of a turn, before the turn runs any work.
  public var now: Duration { .nanoseconds(state.now) }

  /// The time from now to the next frame of a display with 60 frames a second, and the place of
  /// this frame among three.
  ///
  /// Three frames take 50 milliseconds. A single frame takes no whole number of nanoseconds, so the
  /// frames of three differ by a nanosecond.
  package var nextFrame: (delay: Duration, place: Int) {
    let frame = FrameGrid(framesPerSecond: 60).frame(after: state.now)
    return (.nanoseconds(frame.instant - state.now), Int(frame.number % 3))
  }

  /// The time since the clock started, as a number of nanoseconds; smaller in memory than ``now``.
  package var nanoseconds: Int64 { state.now }

  /// The number of the running turn (run loop pass); between turns, the number of the next turn.
  ///
  /// The first turn has the number 0. Code that runs between turns belongs to the next turn.
  public var turn: Int { state.turn }

  /// Whether a turn (run loop pass) is running, including the commit at its end.
  public var isRunningTurn: Bool { state.isRunningTurn }

  /// Whether the commit, which calls the commit observers at the end of a turn, is running.
  public var isCommitting: Bool { state.isCommitting }

  /// Whether a commit has been requested with ``setNeedsCommit(fileID:line:)`` and has not begun.
  public var needsCommit: Bool { state.commitRequest != nil }

  /// Requests a commit, the step at the end of a turn that calls the commit observers.
  ///
  /// While the request is open, ``advance(by:)`` and ``runUntilIdle(limit:)`` run a turn at the
  /// current instant, even if nothing else is due. The request ends when the next commit begins. A
  /// request that is made during a commit is carried out in the next turn. If the request is still
  /// open when ``runUntilIdle(limit:)`` returns, the result ``IdleOutcome/busy(_:)`` lists the
  /// request. The list names the file and line of the first call that made the request.
  public func setNeedsCommit(fileID: String = #fileID, line: Int = #line) {
    state.requestCommit(from: CallSite(fileID: fileID, line: line))
  }

  /// The current mode of the run loop: `default` or `tracking`.
  ///
  /// While the clock is in one mode, timers and display links of the other mode are suspended. A
  /// timer that becomes due while it is suspended fires in the first turn after the change of mode.
  /// If the body of another timer changes the mode, the suspended timer fires in the same turn,
  /// after this body. A display link does not catch up on frames that it has missed. A new mode
  /// takes effect immediately. Setting `common` stops the program.
  public var mode: RunLoopMode {
    get { state.mode }
    set {
      require(
        newValue != .common,
        "A clock cannot be in the common mode, which stands for the default and the tracking "
          + "mode. Set one of these two.")
      state.setMode(newValue)
    }
  }

  /// Runs `body` with the clock in `mode`, and then restores the previous mode.
  ///
  /// Turns that run during `body` are in `mode`. This method rethrows the error of `body`. Passing
  /// `common` stops the program.
  public func withMode<Result, Failure: Error>(
    _ mode: RunLoopMode, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let previous = self.mode
    self.mode = mode
    defer { self.mode = previous }
    return try body()
  }

  /// The work that waits on the clock, ordered by deadline.
  ///
  /// Work with equal deadlines is listed in the order in which it was scheduled.
  ///
  /// The list holds timers, blocks, jobs, sleeps, and display links that are not paused. Work that
  /// is suspended by the clock's mode is included. Commit observers and a requested commit
  /// (``needsCommit``) are not included.
  public var pending: [PendingWork] {
    state.receive()
    return state.pending
  }

  /// Cancels all work on the clock, and releases the closures of the work.
  ///
  /// The work consists of timers, blocks, display links, commit observers and a requested commit.
  ///
  /// This call does not release tasks. Instead, this call first cancels each task, and each sleep
  /// on the clock's time throws `CancellationError`. The tasks then run inside this call, before
  /// the other work is removed. A task that has not ended after 1,000,000 jobs (``turnsPerInstant``
  /// × ``jobsInARow``) stays pending.
  ///
  /// A callback may call this method; the rest of the turn then has no work. The call does not
  /// change the time, the turn number or the mode. The clock can be used again.
  public func removeAll() {
    state.door?.clear(limit: Self.turnsPerInstant)
    let removed = state.removeAll()
    extendLifetime(removed)
  }

  /// Removes all work and makes the clock unusable for tasks.
  ///
  /// Tasks are canceled and can no longer sleep. Their remaining code runs on the main actor's own
  /// executor.
  package func end() {
    removeAll()
    state.door?.abandon()
  }

  /// The number of timers that are stored in the clock's queues, including canceled timers.
  ///
  /// Tests check that this number stays small.
  package var storedTimerEntries: Int { state.timerEntryCount }
}
