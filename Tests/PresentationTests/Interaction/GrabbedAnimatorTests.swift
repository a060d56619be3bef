import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// An app's own interruptible animator, which logs its calls and forwards them to a property
/// animator.
@MainActor private final class Wrapper: ViewImplicitlyAnimating {
  let log: SpyLog
  private lazy var inner = ViewPropertyAnimator(duration: 1, curve: .linear)

  init(_ log: SpyLog) { self.log = log }

  var state: ViewAnimatingState { inner.state }
  var isRunning: Bool { inner.isRunning }
  var isReversed: Bool {
    get { inner.isReversed }
    set {
      log.say("isReversed = \(newValue)")
      inner.isReversed = newValue
    }
  }
  var fractionComplete: CGFloat {
    get { inner.fractionComplete }
    set {
      log.say("fractionComplete = \(newValue)")
      inner.fractionComplete = newValue
    }
  }

  func startAnimation() {
    log.say("start")
    inner.startAnimation()
  }
  func startAnimation(afterDelay delay: TimeInterval) { inner.startAnimation(afterDelay: delay) }
  func pauseAnimation() {
    log.say("pause")
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
    log.say("continue, \(durationFactor), \(parameters == nil ? "its curve" : "another curve")")
    inner.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
  }
}

/// A transition animator whose `interruptibleAnimator(using:)` returns a `Wrapper`.
@MainActor private final class WrappedTraveller: ViewControllerAnimatedTransitioning {
  let wrapper: Wrapper
  private var isPrepared = false

  init(_ log: SpyLog) { wrapper = Wrapper(log) }

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
    let log = SpyLog(), ride = try Ride(.blocks)
    ride.delegate.animator = WrappedTraveller(log)
    ride.hand.completionSpeed = 2
    ride.begin()
    expect(log.entries, equals: ["pause"])
    log.clear()
    ride.hand.update(0.25)
    expect(isNear(ride.menu.view.presentationValues().alpha, 0.25))
    ride.end(finishes: finishes)
    expect(
      log.entries,
      equals: ["fractionComplete = 0.25"]
        + (finishes
          ? ["continue, 0.375, its curve"]
          : ["isReversed = true", "continue, 0.125, its curve"]))
    expect(abs((ride.millisecondsToEnd() ?? 0) - (finishes ? 375 : 125)) <= 1)
    expect(ride.hasEnded(finished: finishes))
  }

  @Test(.rule("T-42", "T-12"), arguments: Craft.allCases, [true, false])
  func `the context can finish or cancel a transition without the interaction controller`(
    craft: Craft, finishes: Bool
  ) throws {
    let ride = try Ride(craft).begin()
    let context = try #require(ride.traveller.context)
    ride.hand.update(0.3)
    if finishes {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    expect(ride.millisecondsToEnd(), equals: finishes ? 700 : 300)
    expect(ride.hasEnded(finished: finishes))
  }

  @Test(.rule("T-35", "T-21"), arguments: [true, false])
  func `an interaction can end inside the handler of notifyWhenInteractionChanges`(
    finishes: Bool
  ) throws {
    let ride = try Ride(.interruptible)
    ride.hand.wantsInteractiveStart = false
    ride.begin()
    ride.coordinator?.notifyWhenInteractionChanges {
      if $0.isInteractive { ride.end(finishes: finishes) }
    }
    ride.stage.advance(by: .milliseconds(400))
    ride.hand.pause()
    expect(ride.coordinator?.isInteractive == false)
    try ride.stage.settle()
    expect(ride.hasEnded(finished: finishes))
    expect(ride.mark.center.x, equals: finishes ? 100 : 0)
    expect(ride.stage.issues.isEmpty)
  }

  @Test(.rule("T-35", "T-21"))
  func `the handler of notifyWhenInteractionChanges can pause a transition that was just canceled`()
    throws
  {
    let ride = try Ride(.interruptible).begin()
    ride.coordinator?.notifyWhenInteractionChanges {
      if !$0.isInteractive, $0.percentComplete == 0.5 { ride.hand.pause() }
    }
    ride.hand.update(0.5)
    ride.hand.cancel()
    expect(ride.coordinator?.isInteractive == true)
    ride.stage.advance(by: .seconds(2))
    expect(isNear(ride.place, 50), "it is held")
    ride.hand.update(0.8)
    ride.hand.finish()
    expect(ride.millisecondsToEnd(), equals: 200)
    expect(ride.hasEnded(finished: true))
  }

  @Test(.rule("T-30", "T-35", "A-23"))
  func `pausing a transition does not move a view whose spring has overshot`() throws {
    let spring = SpringTimingParameters(dampingRatio: 0.3)
    let ride = try Ride(.interruptible, timing: spring).begin()
    for percent in [0.0, 0.3, 0.999, 1, 0.5] {
      ride.hand.update(percent)
      expect(isNear(ride.place, percent * 100, by: 1e-3), "\(percent)")
    }
    ride.hand.finish()
    while ride.place <= 105, ride.home.transitionCoordinator != nil {
      ride.stage.advance(by: .milliseconds(1))
    }
    let beyond = ride.place
    expect(beyond > 105)
    ride.hand.pause()
    expect(isNear(ride.place, beyond), "it does not jump")
    expect(ride.hand.percentComplete, equals: 1)
    ride.hand.cancel()
    try ride.stage.settle()
    expect(ride.hasEnded(finished: false))
    expect(ride.mark.center.x, equals: 0)
  }

  @Test(.rule("T-32"), arguments: [true, false])
  func `after finish or cancel, a transition can continue with a spring as its timingCurve`(
    finishes: Bool
  ) throws {
    let ride = try Ride(.interruptible).begin()
    ride.hand.timingCurve = SpringTimingParameters(dampingRatio: 1)
    ride.hand.update(0.5)
    ride.end(finishes: finishes)
    expect(ride.millisecondsToEnd(), equals: 500)
    expect(ride.hasEnded(finished: finishes))
  }

  @Test(.rule("T-10"), arguments: Craft.allCases, [true, false])
  func `after a transition, its animator, interaction controller and context are deallocated`(
    craft: Craft, finishes: Bool
  ) throws {
    weak var hand: PercentDrivenInteractiveTransition?
    weak var traveller: Traveller?
    weak var animator: ViewPropertyAnimator?
    weak var context: (any ViewControllerContextTransitioning)?
    do {
      let ride = try Ride(craft).begin()
      (hand, traveller, animator) = (ride.hand, ride.traveller, ride.grabbed)
      context = ride.traveller.context
      expect(context != nil)
      ride.hand.update(0.5)
      ride.end(finishes: finishes)
      try ride.stage.settle()
      expect(context == nil, "the transition is over")
      try ride.stage.close()
    }
    expect(hand == nil)
    expect(traveller == nil)
    expect(animator == nil)
  }
}
