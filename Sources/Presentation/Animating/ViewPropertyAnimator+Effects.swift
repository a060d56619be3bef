import PresentationClock
import PresentationLifecycle
import PresentationMotion

/// Methods that carry out the effects of the animator's state machine, such as running its blocks.
extension ViewPropertyAnimator {
  func perform(_ effect: PropertyAnimation.Effect) {
    switch effect {
    case .storeBlock: if case .block(let block) = work.wanted { work.blocks.append(block) }
    case .storeCompletion:
      if case .completion(let completion) = work.wanted { work.completions.append(completion) }
    case .storeDirection: work.turn()
    case .runBlocks: runBlocks()
    case .play: play()
    case .playLater: playLater()
    case .hold: hold()
    case .holdAtEnd: holdAtEnd()
    case .jump: jump()
    case .turnBack: turnBack()
    case .retime: retime()
    case .endNextTurn: endNextTurn()
    case .freeze: freeze()
    case .settleAtEnd: work.timeline?.settle(at: work.ending)
    case .settleAtPosition: settleAtPosition()
    case .dropCompletions:
      work.completions.removeAll()
      work.timeline?.forgetEnds()
    case .retire: retire()
    case .deliverCompletions: deliverCompletions()
    case .raiseStopped: world.report(Issues.stoppedAnimator())
    case .raiseNotStopped: world.report(Issues.notStoppedAnimator())
    case .raiseActive: world.report(Issues.activeAnimator())
    case .raiseDelayOfPaused: world.report(Issues.delayOfPausedAnimator())
    }
  }

  // MARK: Blocks

  /// Runs the added blocks in order, including blocks that are added during the run.
  ///
  /// If `isReversed` is true before the first block runs, the animator starts at its end and runs
  /// backward.
  private func runBlocks() {
    work.farewell?.cancel()
    if let hold = world.animations.transactions.hold() { work.holds.append(hold) }
    let wanted = work.wanted
    let startsAtEnd = work.timeline == nil && work.isReversed
    let timeline = work.timeline ?? makeTimeline()
    while !work.blocks.isEmpty, work.timeline === timeline {
      run(work.blocks.removeFirst(), on: timeline)
    }
    // A block may have stopped the animator, and may have started it again.
    guard work.timeline === timeline else { return }
    if startsAtEnd { timeline.hold(at: timeline.length) }
    send(.captured(timeline.hasMotions ? .some : .none), wanting: wanted)
  }

  private func run(_ block: AnimatorWork.Block, on timeline: AnimationTimeline) {
    let start = timeline.place + timeline.length * block.delayFactor
    let offset = min(timeline.length, max(0, start))
    let window = AnimatedWindow(
      on: timeline, offset: offset,
      timing: timing(over: duration).fitted(to: timeline.length - offset),
      takesTouches: isUserInteractionEnabled)
    timeline.capture(
      in: world.areAnimationsEnabled ? AnimationContext(window: window) : .withoutAnimation,
      block.run)
  }

  private func timing(over seconds: Double) -> AnimationTiming {
    timingParameters.map { AnimationTiming($0, duration: seconds) }
      ?? AnimationTiming(.cubic(.easeInOut, duration: seconds))
  }

  private func makeTimeline() -> AnimationTimeline {
    let timing = timing(over: duration)
    let timeline = AnimationTimeline(
      "animator", length: timing.duration, world: world, from: site)
    timeline.onArrival = { [weak self] end in self?.arrive(at: end) }
    let whole = AnimatedWindow(on: timeline, offset: 0, timing: timing)
    timeline.add(whole)
    (work.timeline, work.whole) = (timeline, whole)
    world.animations.animators.note(timeline, of: self)
    return timeline
  }

  // MARK: Moving

  private func play() {
    endDelay()
    guard let timeline = work.timeline, !timeline.isTravelling else { return }
    if let host = world.animations.host, !work.isReversed {
      return timeline.follow(host, keeping: self)
    }
    let seconds = work.left ?? work.distance
    isInstant(timingParameters, over: seconds) ? endNextTurn() : travel(over: seconds)
  }

  /// Returns whether the timing is a spring whose remaining time is too short for an animation
  ///
  private func isInstant(
    _ parameters: (any TimingCurveProvider)?, over seconds: Double
  ) -> Bool {
    parameters?.springTimingParameters != nil
      && seconds < world.system.instantSpringDuration / .seconds(1)
  }

  /// Moves along the animator's own curve to its end, or to its start if the animator is reversed.
  private func travel(over seconds: Double) {
    endDelay()
    work.scrubbed = nil
    let rate = work.distance / seconds
    work.timeline?.travel(to: work.end, at: .steady(rate > 0 ? rate : 1), keeping: self)
  }

  private func playLater() {
    guard work.delay == nil else { return }
    work.timeline?.pause(at: work.presentPlace)
    work.delay = world.schedule("animator", after: .seconds(delay), from: site) {
      self.send(.delayOver)
    }
  }

  private func endDelay() {
    work.delay?.cancel()
    work.farewell?.cancel()
    (work.delay, work.farewell) = (nil, nil)
  }

  private func hold() {
    endDelay()
    guard let timeline = work.timeline else { return }
    if case .fraction(let fraction) = work.wanted {
      timeline.hold(at: work.place(of: fraction, isLinear: scrubsLinearly))
      work.scrubbed = fraction
    } else {
      timeline.pause(at: work.presentPlace)
    }
  }

  private func holdAtEnd() {
    endDelay()
    work.scrubbed = nil
    guard let timeline = work.timeline else { return }
    timeline.hold(at: work.isReversed ? 0 : timeline.length)
  }

  private func jump() {
    guard case .fraction(let fraction) = work.wanted else { return }
    work.timeline?.hold(at: work.place(of: fraction, isLinear: false))
    travel(over: work.distance)
  }

  private func turnBack() {
    work.timeline?.pause(at: work.presentPlace)
    work.isReversed.toggle()
    travel(over: work.distance)
  }

  private func retime() {
    guard case .timing(let parameters, let factor) = work.wanted else { return }
    let seconds = factor > 0 ? factor * duration : work.left ?? work.distance
    guard let parameters, work.distance > 0 else { return travel(over: seconds) }
    let curve = AnimationTiming(parameters, duration: seconds).main
    if isInstant(parameters, over: curve.duration) { return endNextTurn() }
    work.scrubbed = nil
    work.timeline?.travel(to: work.end, at: .curve(curve), isStraight: true, keeping: self)
  }

  // MARK: Ending

  private func arrive(at end: AnimationTimeline.End) {
    work.ending = end == .end ? .end : .start
    tellEnd()
  }

  private func tellEnd() {
    send(.reachedEnd(pausesOnCompletion ? .pauses : .completes))
  }

  private func endNextTurn() {
    endDelay()
    work.ending = work.isReversed ? .start : .end
    work.farewell = world.schedule("animator", after: .zero, from: site) { self.tellEnd() }
  }

  private func freeze() {
    endDelay()
    guard let timeline = work.timeline else { return }
    timeline.freeze()
    timeline.hold(at: timeline.place)
  }

  private func settleAtPosition() {
    if case .position(let position) = work.wanted { work.ending = position }
    work.timeline?.settle(at: work.ending)
  }

  private func retire() {
    endDelay()
    var rest = AnimatorWork()
    (rest.completions, rest.ending, rest.holds) = (work.completions, work.ending, work.holds)
    rest.ended = work.timeline?.windows ?? []
    work.timeline?.end()
    work = rest
  }

  private func deliverCompletions() {
    let (completions, ending, windows) = (work.completions, work.ending, work.ended)
    var holds = work.holds
    work = AnimatorWork()
    for completion in completions { completion(ending) }
    for window in windows { window.finish(ending == .end) }
    holds.release(in: world)
  }
}
