import PresentationClock
import PresentationLifecycle
import PresentationMotion

/// Performs the effects of the animator's table.
extension ViewPropertyAnimator {
  func perform(_ effect: PropertyAnimation.Effect) {
    switch effect {
    case .storeBlock: if case .block(let block) = work.wanted { work.blocks.append(block) }
    case .storeCompletion:
      if case .completion(let completion) = work.wanted { work.completions.append(completion) }
    case .storeDirection: work.isReversed.toggle()
    case .runBlocks: runBlocks()
    case .play: play()
    case .playLater: playLater()
    case .hold: hold()
    case .jump: jump()
    case .turnBack: turnBack()
    case .retime: retime()
    case .endNextTurn: endNextTurn()
    case .freeze: freeze()
    case .settleAtEnd: work.timeline?.settle(at: work.ending)
    case .settleAtPosition: settleAtPosition()
    case .dropCompletions: work.completions.removeAll()
    case .retire: retire()
    case .deliverCompletions: deliverCompletions()
    case .raiseStopped: world.report(Issues.stoppedAnimator())
    case .raiseNotStopped: world.report(Issues.notStoppedAnimator())
    case .raiseActive: world.report(Issues.activeAnimator())
    case .raiseDelayOfPaused: world.report(Issues.delayOfPausedAnimator())
    }
  }

  // MARK: Blocks

  /// Runs what was added, and what is added meanwhile, in order.
  private func runBlocks() {
    let wanted = work.wanted
    let timeline = work.timeline ?? makeTimeline()
    while !work.blocks.isEmpty, work.timeline === timeline {
      run(work.blocks.removeFirst(), on: timeline)
    }
    work.wanted = wanted
    send(.captured(timeline.hasMotions ? .some : .none))
  }

  private func run(_ block: AnimatorWork.Block, on timeline: AnimationTimeline) {
    let rest = timeline.length - timeline.place
    let wait = rest * block.delayFactor
    let window = AnimatedWindow(
      on: timeline, offset: timeline.place + wait,
      timing: timing(over: duration).fitted(to: rest - wait))
    let context =
      world.areAnimationsEnabled ? AnimationContext(window: window) : .withoutAnimation
    world.animating(in: context, block.run)
    timeline.add(window)
  }

  private func timing(over seconds: Double) -> AnimationTiming {
    timingParameters.map { AnimationTiming($0, duration: seconds) }
      ?? AnimationTiming(.cubic(.easeInOut, duration: seconds))
  }

  private func makeTimeline() -> AnimationTimeline {
    let timing = timing(over: duration)
    let timeline = AnimationTimeline("animator", length: timing.duration, world: world)
    timeline.onArrival = { [weak self] end in self?.arrive(at: end) }
    (work.timeline, work.timing) = (timeline, timing)
    world.note(timeline, of: self)
    return timeline
  }

  // MARK: Moving

  private func play() {
    endDelay()
    guard let timeline = work.timeline, !timeline.isTravelling else { return }
    let seconds = work.left ?? work.distance
    if isSpring, .seconds(seconds) < world.system.instantSpringDuration {
      return endNextTurn()
    }
    travel(over: seconds)
  }

  /// Goes to the end along the animator's own curve.
  private func travel(over seconds: Double) {
    work.left = nil
    let rate = seconds > 0 ? work.distance / seconds : .infinity
    work.timeline?.travel(to: work.end, at: .steady(rate > 0 ? rate : 1), keeping: self)
  }

  private func playLater() {
    work.delay = world.clock.schedule("animator", after: .seconds(delay)) {
      self.send(.delayOver)
    }
  }

  private func endDelay() {
    work.delay?.cancel()
    work.delay = nil
  }

  private func hold() {
    endDelay()
    guard let timeline = work.timeline else { return }
    if case .fraction(let fraction) = work.wanted {
      timeline.hold(at: work.place(of: fraction, isLinear: scrubsLinearly))
      work.left = (1 - fraction) * timeline.length
    } else {
      timeline.hold(at: work.presentPlace)
    }
  }

  private func jump() {
    guard case .fraction(let fraction) = work.wanted else { return }
    work.timeline?.hold(at: work.place(of: fraction, isLinear: false))
    travel(over: work.distance)
  }

  private func turnBack() {
    work.timeline?.hold(at: work.presentPlace)
    work.isReversed.toggle()
    travel(over: work.distance)
  }

  private func retime() {
    guard case .timing(let parameters, let factor) = work.wanted else { return }
    let seconds = factor > 0 ? factor * duration : work.left ?? work.distance
    guard let parameters, work.distance > 0 else { return travel(over: seconds) }
    work.left = nil
    work.timeline?.travel(
      to: work.end, at: .curve(AnimationTiming(parameters, duration: seconds).main),
      isStraight: true, keeping: self)
  }

  private var isSpring: Bool { timingParameters?.springTimingParameters != nil }

  // MARK: Ending

  private func arrive(at end: AnimationTimeline.End) {
    work.ending = end == .end ? .end : .start
    tellEnd()
  }

  private func tellEnd() {
    send(.reachedEnd(pausesOnCompletion ? .pauses : .completes))
  }

  private func endNextTurn() {
    work.ending = work.isReversed ? .start : .end
    work.delay = world.clock.schedule("animator", after: .zero) { self.tellEnd() }
  }

  private func freeze() {
    endDelay()
    work.timeline?.freeze()
  }

  private func settleAtPosition() {
    if case .position(let position) = work.wanted { work.ending = position }
    work.timeline?.settle(at: work.ending)
  }

  private func retire() {
    work.timeline?.end()
    let completions = work.completions
    let ending = work.ending
    work = AnimatorWork()
    (work.completions, work.ending) = (completions, ending)
  }

  private func deliverCompletions() {
    let (completions, ending) = (work.completions, work.ending)
    work = AnimatorWork()
    for completion in completions { completion(ending) }
  }
}
