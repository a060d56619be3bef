extension RunLoopClock {
  /// Runs one turn at the current instant.
  ///
  /// Stops the program if it is called during a turn, because the run loop is not re-entrant.
  public func runTurn() {
    requireNoTurn()
    run(.turn(at: state.now))
  }

  /// Moves time forward by `duration`, and runs the turns that are due on the way and one turn at
  /// the end.
  ///
  /// See ``advance(to:)``. A duration of zero runs exactly one turn. A duration is rounded up to a
  /// whole nanosecond, like a deadline. Stops the program if `duration` is negative, if the end is
  /// beyond 292 years (64 bits of nanoseconds), or if a turn is running.
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

  /// Moves time forward to `instant`, and runs the turns that are due on the way and one turn at
  /// the end.
  ///
  /// The instant is counted from the start of the clock. Turns run at each instant on the way at
  /// which a timer or a frame is due, and at the current instant if any work waits there. At each
  /// of these instants, turns run until no work is left, but at most ``turnsPerInstant`` turns. At
  /// the end exactly one turn runs, even if nothing is due; work that this turn adds for the next
  /// turn stays pending. A repeating timer without an interval fires in each of these turns, but
  /// causes no turn.
  ///
  /// Stops the program if `instant` is in the past or beyond 292 years, or if a turn is running.
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

  /// Runs turns, and moves time from each due instant to the next, until nothing is pending.
  ///
  /// The first turn runs at the current instant if work waits there: a due timer, a block, a job or
  /// a requested commit. A display link that is not paused never becomes idle. The result is
  /// ``IdleOutcome/busy(_:)``:
  ///
  /// - when the remaining work is due later than `limit` from now; time then stays at the last
  ///   turn;
  /// - when the remaining work waits for another mode, or is a repeating timer without an
  ///   interval;
  /// - when ``turnsPerInstant`` turns have run at one instant and work for this instant is left.
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

  /// Whether no work is due, now or later, in the current mode of the run loop.
  public var isIdle: Bool { state.nextInstant == nil }

  /// Moves time to the instant at which the next work is due, and runs one turn there.
  ///
  /// - Returns: False if no work is due; in that case no turn runs.
  @discardableResult
  public func runNextTurn() -> Bool {
    requireNoTurn()
    guard let instant = state.nextInstant else { return false }
    run(.turn(at: instant))
    return true
  }

  private func run(_ goal: Route.Goal) {
    state.setOut(goal)
    if let observer = betweenTurns { return run(observedBy: observer) }
    // Each body is released before the next body is chosen, because its release may cancel the next
    // one.
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

  /// Returns the text of an error for a time that is too large; `failure` describes the failed
  /// call.
  func beyondTheEnd(_ failure: String) -> String {
    let end = Duration.nanoseconds(Int64.max).secondsText
    return "\(failure): it is \(now.secondsText), and clocks end at \(end). Pass a shorter time."
  }
}
