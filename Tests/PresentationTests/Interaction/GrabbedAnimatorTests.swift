import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// An app's own interruptible animator, which logs its calls and forwards them to a property
/// animator.
@MainActor private final class Wrapper: ViewImplicitlyAnimating {
  let log: Log
  private lazy var inner = ViewPropertyAnimator(duration: 1, curve: .linear)

  init(_ log: Log) { self.log = log }

  var state: ViewAnimatingState { inner.state }
  var isRunning: Bool { inner.isRunning }
  var isReversed: Bool {
    get { inner.isReversed }
    set {
      log.note("isReversed = \(newValue)")
      inner.isReversed = newValue
    }
  }
  var fractionComplete: CGFloat {
    get { inner.fractionComplete }
    set {
      log.note("fractionComplete = \(newValue)")
      inner.fractionComplete = newValue
    }
  }

  func startAnimation() {
    log.note("start")
    inner.startAnimation()
  }
  func startAnimation(afterDelay delay: TimeInterval) { inner.startAnimation(afterDelay: delay) }
  func pauseAnimation() {
    log.note("pause")
    inner.pauseAnimation()
  }
  func stopAnimation(_ withoutFinishing: Bool) { inner.stopAnimation(withoutFinishing) }
  func finishAnimation(at position: ViewAnimatingPosition) { inner.finishAnimation(at: position) }
  func addAnimations(_ animation: @escaping () -> Void) { inner.addAnimations(animation) }
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    inner.addAnimations(animation, delayFactor: delayFactor)
  }
  func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) {
    inner.addCompletion(completion)
  }
  func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: CGFloat
  ) {
    log.note("continue, \(durationFactor), \(parameters == nil ? "its curve" : "another curve")")
    inner.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
  }
}

/// A transition animator whose `interruptibleAnimator(using:)` returns a `Wrapper`.
@MainActor private final class WrappedMarkMover: ViewControllerAnimatedTransitioning {
  let wrapper: Wrapper
  private var isPrepared = false

  init(_ log: Log) { wrapper = Wrapper(log) }

  func transitionDuration(
    using context: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func interruptibleAnimator(
    using context: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating {
    guard !isPrepared, let view = context.view(forKey: .to) else { return wrapper }
    isPrepared = true
    context.containerView.addSubview(view)
    view.alpha = 0
    wrapper.addAnimations { view.alpha = 1 }
    wrapper.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    return wrapper
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }
}

@Suite("Animators of interactive transitions")
@MainActor struct GrabbedAnimatorTests {
  @Test(.rule("T-37", "T-32", "T-40"), arguments: [true, false])
  func `interruptibleAnimator can return any object that conforms to ViewImplicitlyAnimating`(
    finishes: Bool
  ) throws {
    let log = Log(), fixture = try ModalFixture(.blocks)
    fixture.delegate.animator = WrappedMarkMover(log)
    fixture.hand.completionSpeed = 2
    fixture.begin()
    expect(log.lines, equals: ["pause"])
    log.clear()
    fixture.hand.update(0.25)
    expect(isNear(fixture.menu.view.presentationValues().alpha, 0.25))
    fixture.end(finishes: finishes)
    expect(
      log.lines,
      equals: ["fractionComplete = 0.25"]
        + (finishes
          ? ["continue, 0.375, its curve"]
          : ["isReversed = true", "continue, 0.125, its curve"]))
    expect(abs((fixture.millisecondsToEnd() ?? 0) - (finishes ? 375 : 125)) <= 1)
    expect(fixture.hasEnded(finished: finishes))
  }

  @Test(.rule("T-42", "T-12"), arguments: AnimatorKind.allCases, [true, false])
  func `the context can finish or cancel a transition without the interaction controller`(
    kind: AnimatorKind, finishes: Bool
  ) throws {
    let fixture = try ModalFixture(kind).begin()
    let context = try #require(fixture.mover.context)
    fixture.hand.update(0.3)
    if finishes {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    expect(fixture.millisecondsToEnd(), equals: finishes ? 700 : 300)
    expect(fixture.hasEnded(finished: finishes))
  }

  @Test(.rule("T-35", "T-21"), arguments: [true, false])
  func `an interaction can end inside the handler of notifyWhenInteractionChanges`(
    finishes: Bool
  ) throws {
    let fixture = try ModalFixture(.interruptible)
    fixture.hand.wantsInteractiveStart = false
    fixture.begin()
    fixture.coordinator?.notifyWhenInteractionChanges {
      if $0.isInteractive { fixture.end(finishes: finishes) }
    }
    fixture.stage.advance(by: .milliseconds(400))
    fixture.hand.pause()
    expect(fixture.coordinator?.isInteractive == false)
    try fixture.stage.settle()
    expect(fixture.hasEnded(finished: finishes))
    expect(fixture.mark.center.x, equals: finishes ? 100 : 0)
    expect(fixture.stage.issues.isEmpty)
  }

  @Test(.rule("T-35", "T-21"))
  func `the handler of notifyWhenInteractionChanges can pause a transition that was just canceled`()
    throws
  {
    let fixture = try ModalFixture(.interruptible).begin()
    fixture.coordinator?.notifyWhenInteractionChanges {
      if !$0.isInteractive, $0.percentComplete == 0.5 { fixture.hand.pause() }
    }
    fixture.hand.update(0.5)
    fixture.hand.cancel()
    expect(fixture.coordinator?.isInteractive == true)
    fixture.stage.advance(by: .seconds(2))
    expect(isNear(fixture.place, 50), "it is held")
    fixture.hand.update(0.8)
    fixture.hand.finish()
    expect(fixture.millisecondsToEnd(), equals: 200)
    expect(fixture.hasEnded(finished: true))
  }

  @Test(.rule("T-30", "T-35", "A-23"))
  func `pausing a transition does not move a view whose spring has overshot`() throws {
    let spring = SpringTimingParameters(dampingRatio: 0.3)
    let fixture = try ModalFixture(.interruptible, timing: spring).begin()
    for percent in [0.0, 0.3, 0.999, 1, 0.5] {
      fixture.hand.update(percent)
      expect(isNear(fixture.place, percent * 100, by: 1e-3), "\(percent)")
    }
    fixture.hand.finish()
    while fixture.place <= 105, fixture.home.transitionCoordinator != nil {
      fixture.stage.advance(by: .milliseconds(1))
    }
    let beyond = fixture.place
    expect(beyond > 105)
    fixture.hand.pause()
    expect(isNear(fixture.place, beyond), "it does not jump")
    expect(fixture.hand.percentComplete, equals: 1)
    fixture.hand.cancel()
    try fixture.stage.settle()
    expect(fixture.hasEnded(finished: false))
    expect(fixture.mark.center.x, equals: 0)
  }

  @Test(.rule("T-32"), arguments: [true, false])
  func `after finish or cancel, a transition can continue with a spring as its timingCurve`(
    finishes: Bool
  ) throws {
    let fixture = try ModalFixture(.interruptible).begin()
    fixture.hand.timingCurve = SpringTimingParameters(dampingRatio: 1)
    fixture.hand.update(0.5)
    fixture.end(finishes: finishes)
    expect(fixture.millisecondsToEnd(), equals: 500)
    expect(fixture.hasEnded(finished: finishes))
  }

  @Test(.rule("T-10"), arguments: AnimatorKind.allCases, [true, false])
  func `after a transition, its animator, interaction controller and context are deallocated`(
    kind: AnimatorKind, finishes: Bool
  ) throws {
    weak var hand: PercentDrivenInteractiveTransition?
    weak var mover: MarkMover?
    weak var animator: ViewPropertyAnimator?
    weak var context: (any ViewControllerContextTransitioning)?
    do {
      let fixture = try ModalFixture(kind).begin()
      (hand, mover, animator) = (fixture.hand, fixture.mover, fixture.grabbed)
      context = fixture.mover.context
      expect(context != nil)
      fixture.hand.update(0.5)
      fixture.end(finishes: finishes)
      try fixture.stage.settle()
      expect(context == nil, "the transition is over")
      try fixture.stage.close()
    }
    expect(hand == nil)
    expect(mover == nil)
    expect(animator == nil)
  }
}
