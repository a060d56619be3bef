extension RunLoopClock {
  /// Schedules work for a deadline, once or repeatedly.
  ///
  /// The body runs in the first turn at or after the deadline, never before it; equal deadlines in
  /// order of submission. Without delay that is the next turn, never the one that runs.
  ///
  /// A repeating timer keeps to the grid of its first deadline, fires at most once in a turn and
  /// does not make up for missed deadlines. Each time it counts as submitted again, just before its
  /// body runs. With an interval of zero it fires in every turn, and causes no turn after its
  /// first.
  ///
  /// - Parameters:
  ///   - what: What the work is, for ``pending``.
  ///   - delay: The time from now to the deadline, zero or more. A part of a nanosecond counts as a
  ///     whole one. A negative delay, or a deadline beyond 292 years, stops the program.
  ///   - interval: The time from one firing to the next, zero or more, rounded likewise; nil to
  ///     fire once. A negative one, or one beyond 292 years, stops the program.
  ///   - mode: The mode in which the timer fires.
  ///   - fileID: The file to name in ``pending``.
  ///   - line: The line to name in ``pending``.
  ///   - body: The work. Released when the timer has fired for the last time or is cancelled.
  /// - Returns: A handle to cancel the timer with.
  @discardableResult
  public func schedule(
    _ what: String, after delay: Duration, every interval: Duration? = nil,
    mode: RunLoopMode = .common, fileID: String = #fileID, line: Int = #line,
    body: consuming @escaping @MainActor () -> Void
  ) -> RunLoopTimer {
    let site = CallSite(fileID: fileID, line: line)
    require(
      delay >= .zero,
      "The timer \"\(what)\" of \(site) cannot be due \(delay.secondsText) from now: time does not "
        + "go back. Pass a delay of zero or more.")
    var step: Int64?
    if let interval {
      step = interval < .zero ? nil : interval.nanosecondsRoundedUp
      require(
        step != nil,
        "The timer \"\(what)\" of \(site) cannot repeat every \(interval.secondsText). "
          + "Pass an interval of zero or more, and less than 292 years.")
    }
    let plan = TimerPlan(what: what, site: site, mode: mode, interval: step)
    guard let span = delay.nanosecondsRoundedUp,
      let id = state.schedule(plan, after: span, body: Body(call: body))
    else {
      fatalError(
        beyondTheEnd(
          "The timer \"\(what)\" of \(site) cannot be due after \(delay.secondsText)"))
    }
    return RunLoopTimer(reference: reference, id: id)
  }

  /// Puts a block into the main queue, as `DispatchQueue.main.async`.
  ///
  /// The block runs in this turn if its drain has not begun, else in the next one; whatever
  /// the mode; after the blocks that were queued before it.
  ///
  /// - Parameters:
  ///   - what: What the block does, for ``pending``.
  ///   - fileID: The file to name in ``pending``.
  ///   - line: The line to name in ``pending``.
  ///   - body: The block. Released when it has run.
  public func async(
    _ what: String = "block", fileID: String = #fileID, line: Int = #line,
    _ body: consuming @escaping @MainActor () -> Void
  ) {
    state.enqueue(what, site: CallSite(fileID: fileID, line: line), body: Body(call: body))
  }

  /// Calls back once per frame of the display, beginning with the next frame.
  ///
  /// ``advance(by:)`` stops at each frame of a link that is neither paused nor held back by the
  /// mode. Frames lie on a grid that begins with the clock, so links of one rate tick in the same
  /// turn, the oldest first.
  ///
  /// - Parameters:
  ///   - what: What the link does, for ``pending``.
  ///   - framesPerSecond: The rate, 1 to 1,000; another one stops the program.
  ///   - mode: The mode in which the link ticks.
  ///   - fileID: The file to name in ``pending``.
  ///   - line: The line to name in ``pending``.
  ///   - body: What to do at each frame. Released by ``DisplayLink/invalidate()``.
  /// - Returns: The link, to pause or to end it.
  @discardableResult
  public func displayLink(
    _ what: String, framesPerSecond: Int = 60, mode: RunLoopMode = .common,
    fileID: String = #fileID, line: Int = #line,
    body: @escaping @MainActor (DisplayFrame) -> Void
  ) -> DisplayLink {
    let site = CallSite(fileID: fileID, line: line)
    require(
      1...1_000 ~= framesPerSecond,
      "The display link \"\(what)\" of \(site) cannot tick \(framesPerSecond) times a second. "
        + "Pass a rate from 1 to 1000.")
    let number = state.addLink(
      what, framesPerSecond: framesPerSecond, mode: mode, site: site, body: body)
    return DisplayLink(framesPerSecond: framesPerSecond, reference: reference, number: number)
  }

  /// Adds a function that is called in each commit, at the end of each turn, in every mode
  ///
  ///
  /// Observers run by ascending `order`, equal ones in order of registration. One that is added
  /// during a commit runs from the next commit on. An observer is no reason for a turn: see
  /// ``setNeedsCommit(fileID:line:)``.
  ///
  /// - Parameters:
  ///   - what: What the observer does.
  ///   - order: The place in the commit; any integer.
  ///   - body: What to do. Released by ``CommitObserver/cancel()``.
  /// - Returns: A handle to cancel the observer with.
  @discardableResult
  public func addCommitObserver(
    _ what: String, order: Int, body: @escaping @MainActor () -> Void
  ) -> CommitObserver {
    let number = state.addObserver(order: order, body: Body(call: body))
    return CommitObserver(what: what, order: order, reference: reference, number: number)
  }
}
