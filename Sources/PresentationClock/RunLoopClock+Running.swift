extension RunLoopClock {
  /// Runs one turn, a pass of the run loop, at the current instant.
  ///
  /// Stops the program if a turn is already running, because the run loop is not re-entrant.
  public func runTurn() {
    requireNoTurn()
    run(.turn(at: state.now))
  }

  /// Moves time forward by `duration`, and runs the turns (run loop passes) that become due.
  ///
  /// The call has the same effect as ``advance(to:)`` with the instant `now + duration`. A duration
  /// of zero runs exactly one turn. Like a deadline, a duration is rounded up to a whole
  /// nanosecond.
  ///
  /// Stops the program in these cases:
  ///
  /// - `duration` is negative.
  /// - A turn is running.
  /// - The new time would be more than 292 years (64 bits of nanoseconds) after the start of the
  ///   clock.
  public func advance(by duration: Duration) {
    requireNoTurn()
    require(
      duration >= .zero,
      "The clock cannot advance by \(duration.secondsText): time does not go back. "
        + "Pass zero or more.")
    guard let end = (now + duration).nanosecondsRoundedUp else {
      fatalError(beyondTheEnd("The clock cannot advance by \(duration.secondsText)"))
    }
    run(.instant(end))
  }

  /// Moves time forward to `instant`, and runs the turns (run loop passes) that become due.
  ///
  /// The instant is counted from the start of the clock. Before time reaches `instant`, turns run
  /// at each earlier instant at which a timer, a sleep or a frame is due. If any work is already
  /// due when this method is called, turns first run at the current instant. At the current instant
  /// and at each instant before `instant`, turns run until no work for that instant is left. At
  /// most ``turnsPerInstant`` turns run at one instant.
  ///
  /// At `instant` itself, exactly one turn runs, even if nothing is due. Work that this turn adds
  /// for the next turn stays pending. A repeating timer with an interval of zero fires in every
  /// turn of this call. After the timer has fired once, the clock runs no turn for this timer
  /// alone.
  ///
  /// Stops the program in these cases:
  ///
  /// - `instant` is in the past.
  /// - A turn is running.
  /// - `instant` is more than 292 years after the start of the clock.
  public func advance(to instant: Duration) {
    requireNoTurn()
    require(
      instant >= now,
      "The clock cannot advance to \(instant.secondsText): it is \(now.secondsText), and time does "
        + "not go back. Pass an instant from now on.")
    guard let instant = instant.nanosecondsRoundedUp else {
      fatalError(beyondTheEnd("The clock cannot advance to \(instant.secondsText)"))
    }
    run(.instant(instant))
  }

  /// Runs turns (run loop passes) until no work is pending; time moves to each instant at which
  /// work is due.
  ///
  /// If work is already due, or a commit was requested with ``setNeedsCommit(fileID:line:)``, the
  /// first turn runs at the current instant. The result is ``IdleOutcome/busy(_:)`` in these cases:
  ///
  /// - All remaining work is due later than the start of this call plus `limit`. The time does not
  ///   move to the limit; it stays at the last turn.
  /// - The remaining work cannot run in the clock's current mode.
  /// - The remaining work is a repeating timer with an interval of zero.
  /// - At one instant, ``turnsPerInstant`` turns have run, and work for this instant is left.
  ///
  /// While a display link is not paused, the result is never ``IdleOutcome/idle``, because the link
  /// ticks forever.
  ///
  /// Stops the program if `limit` is negative, or if a turn is running.
  @discardableResult
  public func runUntilIdle(limit: Duration = .seconds(10)) -> IdleOutcome {
    requireNoTurn()
    require(
      limit >= .zero,
      "The clock cannot run until idle within \(limit.secondsText): time does not go back. "
        + "Pass a limit of zero or more.")
    let span = limit.nanosecondsRoundedDown ?? .max
    let (sum, overflowed) = state.now.addingReportingOverflow(span)
    run(.idle(until: overflowed ? .max : sum))
    return state.isIdle ? .idle : .busy(state.unfinished)
  }

  /// Whether no turn (run loop pass) is left to run in the clock's current mode.
  ///
  /// A turn is left to run if work is due, now or later, or if a commit is requested. A repeating
  /// timer with an interval of zero fires in every turn, but does not cause further turns. So after
  /// its first firing, such a timer does not count here.
  public var isIdle: Bool { state.nextInstant == nil }

  /// Whether the last call that moved time to an instant has left work that was due, because
  /// ``turnsPerInstant`` turns had run.
  package var hasLeftDueWork: Bool { state.hasLeftDueWork }

  /// The names of the work, including a requested commit, that is due now, without repetitions.
  package var dueWork: [String] {
    state.receive()
    return state.unfinished.filter { $0.deadline <= now }.map(\.what).reduce(into: []) {
      names, what in
      if !names.contains(what) { names.append(what) }
    }
  }

  /// Moves time to the instant at which the next work is due, and runs one turn (run loop pass).
  ///
  /// - Returns: Whether a turn has run. The result is false if ``isIdle`` was true before the
  ///   call.
  @discardableResult
  public func runNextTurn() -> Bool {
    requireNoTurn()
    guard let instant = state.nextInstant else { return false }
    run(.turn(at: instant))
    return true
  }

  private func run(_ goal: Route.Goal) {
    state.setOut(goal)
    if let aroundTurns { aroundTurns(runTurns) } else { runTurns() }
  }

  private func runTurns() {
    if let observer = betweenTurns { return run(observedBy: observer) }
    // Each body is released before the next body is chosen, because releasing a body may cancel the
    // next body.
    while let body = state.nextCall() { body.call() }
  }

  private func run(observedBy observer: (_ next: Int64?) -> Void) {
    while true {
      while let body = state.nextCallOfTurn() { body.call() }
      let next = state.nextTurn()
      observer(next)
      guard let next else { return }
      state.beginTurn(at: next)
    }
  }

  private func requireNoTurn() {
    require(
      !isRunningTurn,
      "A turn cannot begin inside a callback of turn \(turn): the run loop is not re-entrant. "
        + "Return from the callback first.")
  }

  /// Returns the text of the error for a time beyond the last possible instant.
  ///
  /// - Parameter failure: The beginning of the text, which describes the failed call.
  func beyondTheEnd(_ failure: String) -> String {
    let end = Duration.nanoseconds(Int64.max).secondsText
    return "\(failure): it is \(now.secondsText), and clocks end at \(end). Pass a shorter time."
  }
}
