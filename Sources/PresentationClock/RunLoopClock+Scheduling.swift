extension RunLoopClock {
  /// Schedules work for a deadline, once or repeatedly.
  ///
  /// The body runs in the first turn (run loop pass) at or after the deadline. Bodies with equal
  /// deadlines run in the order in which they were scheduled. With a delay of zero, the body
  /// runs in the next turn, never in the current turn.
  ///
  /// A repeating timer fires at its first deadline plus multiples of the interval. It fires at most
  /// once in a turn and does not make up for missed deadlines. The clock schedules the next firing
  /// just before the body runs. Another timer may have been scheduled for the same deadline before
  /// that moment. In this case, the other timer fires first.
  ///
  /// A timer with an interval of zero fires in every turn. After the timer has fired once, the
  /// clock runs no turn for this timer alone.
  ///
  /// - Parameters:
  ///   - what: The description of the work in ``pending``.
  ///   - delay: The time from now to the deadline, rounded up to a whole nanosecond. A negative
  ///     delay, or a deadline beyond 292 years, stops the program.
  ///   - interval: The time from one firing to the next, rounded up to a whole nanosecond; nil to
  ///     fire once. A negative interval, or an interval beyond 292 years, stops the program.
  ///   - mode: The mode in which the timer fires.
  ///   - fileID: The file to name in ``pending``.
  ///   - line: The line to name in ``pending``.
  ///   - body: The closure to run. The clock releases the closure when the timer has fired for the
  ///     last time or is canceled.
  /// - Returns: A handle that can cancel the timer.
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

  /// Adds a block to the main queue, like `DispatchQueue.main.async`.
  ///
  /// A turn (pass of the run loop) runs the blocks that are in the main queue when the turn begins
  /// to run the queue. A block that is added later runs in the next turn. Blocks run in the
  /// order in which they were queued, in every run loop mode.
  ///
  /// - Parameters:
  ///   - what: The description of the block in ``pending``.
  ///   - fileID: The file to name in ``pending``.
  ///   - line: The line to name in ``pending``.
  ///   - body: The block to run. After running the block, the clock releases the block.
  public func async(
    _ what: String = "block", fileID: String = #fileID, line: Int = #line,
    _ body: consuming @escaping @MainActor () -> Void
  ) {
    state.enqueue(what, site: CallSite(fileID: fileID, line: line), body: Body(call: body))
  }

  /// Calls `body` once per frame of the display, starting with the next frame.
  ///
  /// ``advance(by:)`` runs a turn (run loop pass) at each frame of the link. While the link is
  /// paused, or is suspended by the clock's mode, the link has no frames. Frames are evenly spaced
  /// from the start of the clock. Links with the same rate therefore tick in the same turn, the
  /// oldest link first.
  ///
  /// - Parameters:
  ///   - what: The description of the link in ``pending``.
  ///   - framesPerSecond: The rate, from 1 to 1,000; any other rate stops the program.
  ///   - mode: The mode in which the link ticks.
  ///   - fileID: The file to name in ``pending``.
  ///   - line: The line to name in ``pending``.
  ///   - body: The function to call at each frame. ``DisplayLink/invalidate()`` releases the
  ///     function.
  /// - Returns: The link, which can be paused or invalidated.
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

  /// Adds a function that is called in the commit, the last step of each run loop pass.
  ///
  /// A run loop pass is called a turn.
  ///
  /// Observers run by ascending `order`. If two observers have an equal `order`, the observer that
  /// was added first runs first. Observers run in every mode. An observer that is added
  /// during a commit runs for the first time in the next commit. An observer alone does not cause a
  /// turn. To cause a turn with a commit, call ``setNeedsCommit(fileID:line:)``.
  ///
  /// - Parameters:
  ///   - what: The description of the observer.
  ///   - order: The position in the commit; any integer.
  ///   - body: The function to call. ``CommitObserver/cancel()`` releases the function.
  /// - Returns: A handle that can cancel the observer.
  @discardableResult
  public func addCommitObserver(
    _ what: String, order: Int, body: @escaping @MainActor () -> Void
  ) -> CommitObserver {
    let number = state.addObserver(order: order, body: Body(call: body))
    return CommitObserver(what: what, order: order, reference: reference, number: number)
  }
}
