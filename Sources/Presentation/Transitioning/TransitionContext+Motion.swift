import Foundation
import PresentationMotion

/// The animations of a transition, and the animations that were registered alongside it.
extension TransitionContext {
  /// Starts the app's animator (T-3).
  func animate() {
    guard let animator else { return }
    _ = animator.transitionDuration(using: self)
    actor.record(.animateTransition, as: .animator)
    animator.animateTransition(using: self)
  }

  /// Starts the app's animator for a transition that a gesture controls (T-36, T-37).
  ///
  /// The animator's animation blocks are paused at their beginning, and follow the gesture.
  func animateSteered() {
    guard let world else { return }
    let timeline = madeTimeline(in: world)
    let outer = world.animations.host
    world.animations.host = timeline
    animate()
    world.animations.host = outer
  }

  var percentDriver: PercentDrivenInteractiveTransition? {
    interactor as? PercentDrivenInteractiveTransition
  }

  /// Returns the result of `interruptibleAnimator(using:)`; nil if the app's animator does not
  /// implement the method (T-41).
  ///
  /// The first result is kept until the transition ends, and the method is not called again (T-45).
  func askInterruptible() -> (any ViewImplicitlyAnimating)? {
    if let interruptible { return interruptible }
    guard let world, let animator else { return nil }
    let found = world.use { animator.interruptibleAnimator(using: self) }
    // During the call, the transition may have ended, or another call may have stored an animator.
    if interruptible == nil, found !== Unimplemented.interruptible, self.animator === animator {
      interruptible = found
    }
    return interruptible
  }

  /// Animates the blocks that were registered alongside the transition (T-18).
  ///
  /// The animation takes the whole duration of the transition. If `interruptibleAnimator(using:)`
  /// was called before, the blocks are added to the returned animator. This method itself does not
  /// call `interruptibleAnimator(using:)` (T-45).
  func animateAlongside(_ animations: @escaping () -> Void) {
    guard isAnimated, let world else { return animations() }
    if let interruptible, interruptible.state == .active {
      return interruptible.addAnimations(animations)
    }
    let window = wholeWindow(in: world)
    AnimationContext?(AnimationContext(window: window)).run(in: world, animations)
  }

  /// Starts the animations alongside a transition that is not interactive.
  func setOut() {
    guard let timeline, !isInteractive, !timeline.isTravelling else { return }
    timeline.travel(to: .end, keeping: nil)
  }

  /// Pauses all animations of the transition, because a gesture now controls the transition (T-35).
  ///
  /// The animations alongside keep their places when the percent driver takes over the animator's
  /// progress (T-45b).
  func takeHold() {
    percentDriver?.pause(interruptible)
    if let timeline { timeline.hold(at: timeline.place) }
    guard let interruptible else { return }
    let fraction = interruptible.fractionComplete
    if let timeline, timeline.length > 0, interruptible.state == .active {
      grip = TransitionGrip(
        percent: interruptible.isReversed ? 1 - fraction : fraction,
        place: timeline.place / timeline.length)
    }
    percentDriver?.update(fraction)
  }

  /// Continues the animations to the end, or back to the start if the gesture was canceled (T-31,
  /// T-32).
  func runRest() {
    percentDriver?.runRest(isCancelled: transitionWasCancelled)
    guard let timeline else { return }
    let end: AnimationTimeline.End = transitionWasCancelled ? .start : .end
    let way = end == .end ? 1 - percentComplete : percentComplete
    let speed = interactor?.completionSpeed ?? 1
    let seconds = way * timeline.length / (speed > 0 ? speed : 1)
    let curve = interactor?.completionCurve ?? .easeInOut
    timeline.travel(
      to: end, at: .curve(.cubic(curve.curve, duration: seconds)), keeping: nil)
  }

  /// Sets the views' model values when the transition ends.
  ///
  /// If the transition was completed, the views get the values at the end of the animations. If it
  /// was canceled, they get the values at the start. A value that the animator has set in the
  /// meantime does not change.
  func settleMotions() {
    fluidAnimator?.transitionWillEnd(completed: outcome != .cancelled)
    timeline?.settle(at: outcome == .cancelled ? .start : .end, keepsWhatWasSet: true)
  }

  /// Animates the appearing or disappearing view with the system's own transition.
  ///
  /// Only the visible values move; the model values do not change. If "Reduce Motion" is on, the
  /// view fades or does not move.
  func moveAsSystem() {
    guard isAnimated, let world else { return }
    let move = zoomMove() ?? systemMove()
    if isFluid { world.hierarchy.apply(.fluid(id)) }
    guard let move else { return }
    let style = move.shape == nil ? modal?.transitionStyle ?? .coverVertical : .coverVertical
    switch (world.isReduceMotionEnabled, world.prefersCrossFadeTransitions, style) {
    case (true, false, _): break
    case (true, true, _), (false, _, .crossDissolve):
      pass(.alpha, of: move.view, away: AnimatableProperty.numbers(CGFloat.zero), in: world)
    case (false, _, .flipHorizontal), (false, _, .partialCurl):
      world.reportOnce(
        "modalTransitionStyle.\(style)",
        "The transition style \(style) takes its time; its depth is not modelled, and both views "
          + "are in their places.",
        advice: "Use coverVertical or crossDissolve, or an animator of your own.")
    case (false, _, .coverVertical):
      pass(.center, of: move.view, away: AnimatableProperty.numbers(move.away), in: world)
      if let shape = move.shape {
        pass(.transform, of: move.view, away: AnimatableProperty.numbers(shape), in: world)
      }
    }
  }

  /// Returns the movement of a zoom: out of the source view, or back into the source view (N-86).
  private func zoomMove() -> SystemMove? {
    let controller = subject.controller
    guard let zoom, let other = viewController(forKey: isDismissal ? .to : .from),
      let view = controller.loadedView, let superview = view.superview
    else { return nil }
    let source = zoom.sourceView(
      .init(zoomedViewController: controller, sourceViewController: other))
    guard let source else {
      lacksSource = true
      return nil
    }
    let frame = source.convert(source.bounds, to: superview)
    let aligned =
      zoom.options.alignmentRectProvider?(
        .init(sourceView: source, zoomedViewController: controller)) ?? view.bounds
    let (x, y) = (frame.width / max(1, aligned.width), frame.height / max(1, aligned.height))
    return SystemMove(
      view: view,
      away: CGPoint(
        x: frame.midX + x * (view.bounds.midX - aligned.midX),
        y: frame.midY + y * (view.bounds.midY - aligned.midY)),
      shape: CGAffineTransform(scaleX: x, y: y))
  }

  private func pass(
    _ property: AnimatableProperty, of view: View, away: PropertyNumbers, in world: World
  ) {
    if !isDismissal, comesBack(view, property) { return }
    let here = property.value(of: view)
    let window = wholeWindow(in: world)
    window.capture(
      PropertyMotion(
        passing: property, of: view, from: isDismissal ? here : away, to: isDismissal ? away : here,
        in: window))
  }

  /// Returns whether the view is already moving back to its place, because an animation was
  /// reversed (N-84).
  ///
  /// If the result is true, the reversed animation continues. If the result is false, this method
  /// has removed the older animations of `property`.
  private func comesBack(_ view: View, _ property: AnimatableProperty) -> Bool {
    let passing = view.motions.filter { $0.isPassing && $0.property == property }
    if passing.contains(where: { $0.window.timeline.place == 0 }) { return true }
    for motion in passing { motion.window.letGo(motion) }
    return false
  }

  /// Returns a time range (``AnimatedWindow``) that covers the whole timeline of the transition.
  ///
  /// The timing curve is linear if a gesture controls the transition, else `easeInOut` (T-30).
  private func wholeWindow(in world: World) -> AnimatedWindow {
    let timeline = madeTimeline(in: world)
    let curve: CubicCurve = isInteractive ? .linear : .easeInOut
    let window = AnimatedWindow(
      on: timeline, offset: 0, timing: AnimationTiming(.cubic(curve, duration: timeline.length)))
    timeline.add(window)
    return window
  }

  private func madeTimeline(in world: World) -> AnimationTimeline {
    if let timeline { return timeline }
    let made = AnimationTimeline(
      "\(actor.name).motion", length: duration, world: world)
    timeline = made
    return made
  }
}
