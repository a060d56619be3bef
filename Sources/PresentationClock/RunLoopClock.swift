/// A main run loop whose time moves only when a test moves it.
///
/// Time is counted in whole nanoseconds from zero and never decreases. Work runs in *turns*, begun
/// by ``runTurn()``, ``advance(by:)``, ``advance(to:)`` and ``runUntilIdle(limit:)`` and by nothing
/// else. A turn does, in this order:
///
/// 1. the timers that are due, by deadline, then by submission. One at a time: what a body
///    cancels does not run, even at the same instant. What a turn schedules without delay is due in
///    the next turn;
/// 2. the blocks that were in the main queue when the drain began, and among them the jobs of
///    tasks, each at once followed by the jobs it brings;
/// 3. the ticks of the display links that have a frame now, oldest link first;
/// 4. the commit: the commit observers, by order, then by registration.
///
/// ```swift
/// let clock = RunLoopClock()
/// clock.schedule("caret", after: .milliseconds(500)) { print(clock.now) }
/// clock.advance(by: .seconds(1))  // prints 0.5 seconds
/// ```
///
/// The clock knows only what is given to it. Tasks are work of its if `task`
/// began them, and actors if they are on its ``door``; other tasks and threads are not. It owns
/// every body until that has run for the last time or is cancelled; ``removeAll()`` ends what would
/// otherwise keep a cycle of references alive.
@MainActor public final class RunLoopClock {
  /// The most turns that ``advance(by:)`` and ``runUntilIdle(limit:)`` run at one instant.
  ///
  /// Reached only by work that queues itself again and again without delay.
  public nonisolated static let turnsPerInstant = 1_000

  /// The most jobs that one job of a task brings in a turn; what follows then is for the next turn.
  ///
  /// Reached only by tasks that run on without waiting for anything.
  public nonisolated static let jobsInARow = 1_000

  var state = ClockState()
  let reference = ClockReference()
  /// Called before the first turn of a call that runs turns, and after each of them, with the
  /// nanosecond of the next turn; nil after the last one.
  ///
  /// Time has not moved yet.
  package var betweenTurns: ((_ next: Int64?) -> Void)?

  /// Makes a clock at time zero, with nothing to do, in the default mode.
  public init() {
    reference.clock = self
  }

  deinit { state.door?.abandon() }

  /// The time since the clock began, in whole nanoseconds.
  ///
  /// Set before the work of a turn runs.
  public var now: Duration { .nanoseconds(state.now) }

  /// From now to the next frame of a display with 60 frames a second.
  package var timeToNextFrame: Duration {
    .nanoseconds(FrameGrid(framesPerSecond: 60).frame(after: state.now).instant - state.now)
  }

  /// The same as a number, for what keeps many instants.
  package var nanoseconds: Int64 { state.now }

  /// The number of the turn that runs, or, between turns, of the one that will run next.
  ///
  /// The first turn is 0. A call made between turns belongs to the next turn.
  public var turn: Int { state.turn }

  /// Whether a turn runs, its commit included.
  public var isRunningTurn: Bool { state.isRunningTurn }

  /// Whether the commit at the end of a turn runs.
  public var isCommitting: Bool { state.isCommitting }

  /// Whether a commit was requested with ``setNeedsCommit(fileID:line:)``.
  public var needsCommit: Bool { state.commitRequest != nil }

  /// Asks for a commit: ``advance(by:)`` and ``runUntilIdle(limit:)`` then run a turn at the
  /// present instant although nothing else is due.
  ///
  /// The request ends when a commit begins; a request during a commit waits for the next turn.
  /// ``IdleOutcome/busy(_:)`` names the place of the first request.
  public func setNeedsCommit(fileID: String = #fileID, line: Int = #line) {
    state.requestCommit(from: CallSite(fileID: fileID, line: line))
  }

  /// The mode the run loop is in: `default` or `tracking`.
  ///
  /// Timers and display links of the other mode stop until it is left. Timers that fell due
  /// meanwhile fire in the next turn after that, or in this one if its blocks have not begun;
  /// missed frames are lost. A change holds at once. Setting `common` stops the program.
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

  /// Runs `body` with the clock in `mode`, then puts it back into the mode it was in.
  ///
  /// Turns that `body` runs are turns of that mode. Rethrows what `body` throws. The `common` mode
  /// stops the program.
  public func withMode<Result, Failure: Error>(
    _ mode: RunLoopMode, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let previous = self.mode
    self.mode = mode
    defer { self.mode = previous }
    return try body()
  }

  /// The work that waits on the clock, by deadline, then by submission.
  ///
  /// Timers, blocks, jobs and sleeps of tasks, and display links that are not paused, also those
  /// that another mode holds back. Commit observers and a requested commit (``needsCommit``) are
  /// not included.
  public var pending: [PendingWork] {
    state.receive()
    return state.pending
  }

  /// Cancels every timer, block, display link, commit observer and awaited commit, and releases
  /// their bodies.
  ///
  /// Tasks cannot be dropped so: each is cancelled, each sleep on the clock's time throws
  /// `CancellationError`, and what the tasks then do runs before anything else is removed, in this
  /// call. A task that has not ended after ``turnsPerInstant`` times ``jobsInARow`` jobs stays.
  ///
  /// Legal from a callback: the rest of the turn finds nothing. Time, turn number and mode stay,
  /// and the clock can be used again.
  public func removeAll() {
    state.door?.clear(limit: Self.turnsPerInstant)
    let removed = state.removeAll()
    extendLifetime(removed)
  }

  /// Removes all for good: what tasks do from now on, they do on the main actor's own executor.
  ///
  /// They are cancelled, and cannot sleep.
  package func end() {
    removeAll()
    state.door?.abandon()
  }

  /// The heap entries in store for timers, cancelled ones included; for tests of their bound.
  package var storedTimerEntries: Int { state.timerEntryCount }
}
