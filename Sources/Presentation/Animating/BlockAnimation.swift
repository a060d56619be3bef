import PresentationMotion

/// One call of `View.animate`.
///
/// The changes in the block are animated on the first of these timelines that exists:
///
/// - the timeline of the outer block from which this block inherits its duration;
/// - the timeline of the interactive transition whose animator is being started;
/// - a new timeline.
@MainActor struct BlockAnimation {
  /// The timing of the animation without its repetitions.
  private let timing: AnimationTiming
  private let delay: Double
  private let options: View.AnimationOptions
  /// The options of the `animateKeyframes` call that runs the block; nil if the block cannot add
  /// keyframes.
  private let keyframes: View.KeyframeAnimationOptions?
  /// Whether the animation lasts for its whole duration, even if nothing visible changes.
  private let isTimed: Bool
  private let completion: ((Bool) -> Void)?
  /// Whether the block has a completion of its own, beside the completion of its transaction.
  private let isHeard: Bool
  private let world = World.acting("View.animate")

  init(
    _ timing: AnimationTiming, delay: Double, options: View.AnimationOptions,
    keyframes: View.KeyframeAnimationOptions? = nil, isTimed: Bool = false,
    completion: ((Bool) -> Void)?
  ) {
    (self.timing, self.delay, self.options) = (timing, delay, options)
    (self.keyframes, self.isTimed, isHeard) = (keyframes, isTimed, completion != nil)
    self.completion = world.animations.transactions.joined(completion)
  }

  /// Runs the block; the argument `site` is the app's line that passed the block.
  func run(_ animations: () -> Void, from site: ClosureSite? = nil) {
    guard isAnimated else {
      AnimationContext?(.withoutAnimation).run(in: world, animations)
      completion?(true)
      return
    }
    if let outer = inherited {
      capture(window(inside: outer), animations, site)
    } else if let host = world.animations.host {
      // While a gesture controls the transition, animations follow the gesture linearly (T-30).
      capture(window(on: host, along: timing.straight), animations, site)
    } else {
      runAlone(animations, site)
    }
  }

  private var isAnimated: Bool {
    guard world.areAnimationsEnabled else { return false }
    guard let context = world.animations.context else { return delay + timing.duration > 0 }
    return context.window != nil
  }

  private var inherited: AnimatedWindow? {
    options.contains(.overrideInheritedDuration) ? nil : world.animations.context?.window
  }

  /// The timing of a block that has its own duration.
  ///
  /// Inside another block, the curve is the outer block's curve, unless the options contain
  /// `overrideInheritedCurve`.
  private var ownTiming: AnimationTiming {
    guard let outer = world.animations.context?.window,
      !options.contains(.overrideInheritedCurve)
    else { return timing }
    return outer.timing.stretched(to: timing.duration)
  }

  /// Returns a new ``AnimatedWindow`` with this block's own duration and repetitions.
  private func window(
    on timeline: AnimationTimeline, along curve: AnimationTiming
  ) -> AnimatedWindow {
    guard keyframes != nil else {
      return AnimatedWindow(
        on: timeline, offset: delay, timing: curve.repeated(options), isTimed: isTimed,
        takesTouches: takesTouches)
    }
    return AnimatedWindow(
      on: timeline, offset: delay, timing: curve.straight,
      stretch: KeyframeStretch(from: delay, along: curve, options), takesTouches: takesTouches)
  }

  private var takesTouches: Bool { options.contains(.allowUserInteraction) }

  /// Returns a new ``AnimatedWindow`` with the duration and repetitions of an outer block.
  ///
  /// The delay is this block's own delay. The outer block also chooses whether the views get
  /// touches. The curve is the outer block's curve, unless the options contain
  /// `overrideInheritedCurve`.
  private func window(inside outer: AnimatedWindow) -> AnimatedWindow {
    let takesOwnCurve = options.contains(.overrideInheritedCurve)
    let wait = min(delay, outer.length)
    let offset = outer.offset + wait
    let curve = (takesOwnCurve ? timing.stretched(to: outer.length) : outer.timing)
      .fitted(to: outer.length - wait)
    guard keyframes != nil, outer.stretch == nil else {
      return AnimatedWindow(
        on: outer.timeline, offset: offset, timing: curve, stretch: outer.stretch,
        inside: outer, isTimed: isTimed)
    }
    return AnimatedWindow(
      on: outer.timeline, offset: offset, timing: curve.straight,
      stretch: KeyframeStretch(from: offset, along: curve), inside: outer)
  }

  private func capture(
    _ window: AnimatedWindow, _ animations: () -> Void, _ site: ClosureSite?
  ) {
    (window.onEnd, window.site) = (completion, isHeard ? site : nil)
    let context = AnimationContext(
      window: window, startsFromPresent: options.contains(.beginFromCurrentState),
      keyframes: keyframes)
    window.timeline.capture(in: context) {
      animations()
      if options.contains(.layoutSubviews) { world.windows.forEach { $0.layoutIfNeeded() } }
    }
  }

  /// Runs a block, and animates its changes on a new timeline.
  private func runAlone(_ animations: () -> Void, _ site: ClosureSite?) {
    let curve = ownTiming
    let length = delay + curve.repeated(options).duration
    let timeline = AnimationTimeline("animation", length: length, world: world, from: site)
    capture(window(on: timeline, along: curve), animations, site)
    guard timeline.endEmptyBlocks() else { return }
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
