import PresentationMotion

/// One call of `animate`: finds the time that its block belongs to.
@MainActor struct BlockAnimation {
  private let timing: AnimationTiming
  /// The same, once.
  private let once: AnimationTiming
  /// The same time, straight on: how a hand is followed (T-30).
  private let straight: AnimationTiming
  private let delay: Double
  private let options: View.AnimationOptions
  private let completion: ((Bool) -> Void)?
  private let world = World.current
  /// How often the keyframes are played; a block without keyframes has its rounds in its timing.
  private let rounds: AnimationRounds?

  init(
    _ timing: AnimationTiming, delay: Double, options: View.AnimationOptions,
    keyframes: Bool = false, completion: ((Bool) -> Void)?
  ) {
    let linear = AnimationTiming(.cubic(.linear, duration: timing.duration))
    once = timing
    self.timing = keyframes ? timing : timing.repeated(options)
    straight = keyframes ? linear : linear.repeated(options)
    rounds = keyframes ? AnimationRounds(of: timing.duration, options) : nil
    (self.delay, self.options) = (delay, options)
    self.completion = world.transactions.reversed().reduce(completion) { $1.joined($0) }
  }

  /// - Parameter keyframes: Set if the block may add keyframes.
  func run(
    keyframes: View.KeyframeAnimationOptions? = nil, _ animations: () -> Void
  ) {
    guard isAnimated else {
      world.animating(in: .withoutAnimation, animations)
      completion?(true)
      return
    }
    if let outer = inherited {
      capture(window(inside: outer), keyframes, animations)
    } else if let host = world.animationHost {
      let window = AnimatedWindow(
        on: host, offset: delay, timing: straight, rounds: rounds?.starting(at: delay))
      capture(window, keyframes, animations)
    } else {
      runAlone(keyframes, animations)
    }
  }

  private var isAnimated: Bool {
    guard world.areAnimationsEnabled else { return false }
    guard let context = world.animationContext else { return delay + timing.duration > 0 }
    return context.window != nil
  }

  private var inherited: AnimatedWindow? {
    options.contains(.overrideInheritedDuration) ? nil : world.animationContext?.window
  }

  /// With a duration of its own it still takes the outer curve, unless that is overridden.
  private var ownTiming: AnimationTiming {
    guard let outer = world.animationContext?.window,
      !options.contains(.overrideInheritedCurve)
    else { return timing }
    return outer.timing.stretched(to: timing.duration)
  }

  /// It takes the outer duration and rounds, and the outer curve unless that is overridden;
  /// its delay is its own.
  private func window(inside outer: AnimatedWindow) -> AnimatedWindow {
    let takesOwnCurve = options.contains(.overrideInheritedCurve)
    let timing = takesOwnCurve ? once.stretched(to: outer.length) : outer.timing
    let wait = min(delay, outer.length)
    return AnimatedWindow(
      on: outer.timeline, offset: outer.offset + wait,
      timing: timing.fitted(to: outer.length - wait), rounds: outer.rounds)
  }

  private func capture(
    _ window: AnimatedWindow, _ keyframes: View.KeyframeAnimationOptions?,
    _ animations: () -> Void
  ) {
    window.onEnd = completion
    let context = AnimationContext(
      window: window, startsFromPresent: options.contains(.beginFromCurrentState),
      keyframes: keyframes)
    window.timeline.capture(in: context) {
      animations()
      if options.contains(.layoutSubviews) { world.windows.forEach { $0.layoutIfNeeded() } }
    }
  }

  /// Nobody else steers the block: its time runs, and ends.
  private func runAlone(
    _ keyframes: View.KeyframeAnimationOptions?, _ animations: () -> Void
  ) {
    let timing = ownTiming
    let length = delay + (rounds?.duration ?? timing.duration)
    let timeline = AnimationTimeline("animation", length: length, world: world)
    let window = AnimatedWindow(
      on: timeline, offset: delay, timing: timing, rounds: rounds?.starting(at: delay))
    capture(window, keyframes, animations)
    guard timeline.hasMotions || completion != nil else { return timeline.end() }
    timeline.onArrival = { _ in
      let windows = timeline.windows
      timeline.end()
      for window in windows { window.finish(true) }
    }
    timeline.travel(to: .end, keeping: nil)
  }
}

extension AnimationTiming {
  fileprivate func repeated(_ options: View.AnimationOptions) -> AnimationTiming {
    switch (options.contains(.repeat), options.contains(.autoreverse)) {
    case (false, false): self
    case (true, let autoreverses): repeated(nil, autoreverses: autoreverses)
    case (false, true): repeated(2, autoreverses: true)
    }
  }
}
