extension RunLoopClock {
  /// Runs one turn at the present instant.
  ///
  /// Stops the program when a turn runs already: the run loop is not re-entrant.
  public func runTurn() {
    requireNoTurn()
    run(.turn(at: state.now))
  }

  /// Moves time on by `duration`, with turns on the way and one at the end.
  ///
  /// See ``advance(to:)``. A duration of zero runs exactly one turn. A part of a nanosecond counts
  /// as a whole one, as it does for deadlines. Stops the program if `duration` is negative, if the
  /// end cannot be counted in 64 bits of nanoseconds (292 years), or when a turn runs.
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

  /// Moves time on to `instant`, counted since the clock began, with turns on the way and one at
  /// the end.
  ///
  /// At each instant on the way at which a timer or a frame is due, and at the present one if
  /// anything waits, turns run until nothing is left for that instant, but at most
  /// ``turnsPerInstant``. At the end exactly one turn runs, whether or not something is due; what
  /// that turn leaves for the next one stays pending. Repeating timers without interval fire in
  /// each of these turns and are the cause of none.
  ///
  /// Stops the program if `instant` is in the past or beyond 292 years, or when a turn runs.
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

  /// Runs turns, and moves time from one due instant to the next, until nothing is pending.
  ///
  /// Begins with a turn at the present instant if anything waits there: due timers, blocks, jobs,
  /// an awaited commit. A display link that is not paused is work that never ends. Ends `busy`
  ///
  /// - when the remaining work is due later than `limit` from now; time then stays at the last
  ///   turn;
  /// - when what remains waits for another mode, or repeats without interval;
  /// - when ``turnsPerInstant`` turns have run at one instant and there is still work for it.
  ///
  /// Stops the program if `limit` is negative, or when a turn runs.
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

  /// Whether nothing is due, now or later, in the mode that the run loop is in.
  public var isIdle: Bool { state.nextInstant == nil }

  /// Advances to the instant at which work is due next, and runs one turn there.
  ///
  /// - Returns: False when nothing is due; then there was no turn.
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
    // A body dies before the next one is chosen: what it held may cancel that.
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

  /// The text for a time that cannot be counted; `failure` says what cannot be.
  func beyondTheEnd(_ failure: String) -> String {
    let end = Duration.nanoseconds(Int64.max).secondsText
    return "\(failure): it is \(now.secondsText), and clocks end at \(end). Pass a shorter time."
  }
}
