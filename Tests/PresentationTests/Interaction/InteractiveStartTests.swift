import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// An app's own interaction controller, which starts the transition itself and can pause it.
///
/// The object is also the transition's animator: `interruptibleAnimator(using:)` returns the
/// object's property animator, and `animateTransition(using:)` moves nothing.
@MainActor
private final class Driver: ViewControllerInteractiveTransitioning,
  ViewControllerAnimatedTransitioning
{
  let wantsInteractiveStart: Bool
  private(set) var starts = 0
  private(set) var animateCalls = 0
  private(set) var endings: [Bool] = []
  private(set) var beganInteractive: Bool?
  private(set) var context: (any ViewControllerContextTransitioning)?
  private(set) var animator = ViewPropertyAnimator(duration: 1, curve: .linear)

  init(wantsInteractiveStart: Bool) { self.wantsInteractiveStart = wantsInteractiveStart }

  func startInteractiveTransition(_ context: any ViewControllerContextTransitioning) {
    (self.context, beganInteractive) = (context, context.isInteractive)
    starts += 1
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
    view.alpha = 0
    animator.addAnimations { view.alpha = 1 }
    animator.addCompletion { context.completeTransition($0 == .end) }
    if !context.isInteractive { animator.startAnimation() }
  }

  func pause() {
    animator.pauseAnimation()
    context?.pauseInteractiveTransition()
  }

  func update(_ percent: CGFloat) {
    animator.fractionComplete = percent
    context?.updateInteractiveTransition(percent)
  }

  func end(finishes: Bool) {
    if finishes {
      context?.finishInteractiveTransition()
    } else {
      context?.cancelInteractiveTransition()
    }
    animator.isReversed = !finishes
    animator.startAnimation()
  }

  func transitionDuration(
    using context: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    animateCalls += 1
  }

  func interruptibleAnimator(
    using context: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating { animator }

  func animationEnded(_ completed: Bool) { endings.append(completed) }
}

/// A percent-driven interaction controller that starts the transition without the animator.
@MainActor private final class OwnStart: PercentDrivenInteractiveTransition {
  private(set) var context: (any ViewControllerContextTransitioning)?

  override func startInteractiveTransition(_ context: any ViewControllerContextTransitioning) {
    self.context = context
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
  }
}

@Suite("The start of transitions with an interaction controller")
@MainActor struct InteractiveStartTests {
  @Test(.rule("T-44", "T-3", "T-34"), arguments: TransitionSite.allCases, [true, false])
  func `startInteractiveTransition is called even if wantsInteractiveStart is false`(
    site: TransitionSite, isInteractive: Bool
  ) throws {
    let fixture = try TransitionFixture(site)
    let driver = Driver(wantsInteractiveStart: isInteractive)
    fixture.use(driver, driver)
    fixture.begin()
    expect(driver.starts == 1 && driver.animateCalls == 0)
    expect(driver.beganInteractive, equals: isInteractive)
    expect(fixture.coordinator?.initiallyInteractive, equals: isInteractive)
    expect(fixture.starts, equals: ["startInteractiveTransition"])
    if isInteractive { driver.end(finishes: true) }
    try fixture.stage.settle()
    expect(driver.endings, equals: [true])
    expect(fixture.hasEnded(finished: true))
    expect(fixture.stage.issues.isEmpty)
  }

  @Test(.rule("T-44", "T-35", "T-41"), arguments: TransitionSite.allCases, [true, false])
  func `an interaction controller can pause a transition that it has started noninteractively`(
    site: TransitionSite, finishes: Bool
  ) throws {
    let fixture = try TransitionFixture(site), driver = Driver(wantsInteractiveStart: false)
    fixture.use(driver, driver)
    fixture.begin()
    let coordinator = try #require(fixture.coordinator)
    var changes: [Bool] = []
    coordinator.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    fixture.stage.advance(by: .milliseconds(300))
    driver.pause()
    expect(coordinator.isInteractive && changes == [true])
    fixture.stage.advance(by: .seconds(2))
    driver.update(0.6)
    expect(isNear(coordinator.percentComplete, 0.6))
    driver.end(finishes: finishes)
    expect(changes, equals: [true, false])
    try fixture.stage.settle()
    expect(driver.animateCalls == 0 && driver.endings == [finishes])
    expect(fixture.hasEnded(finished: finishes))
    expect(fixture.stage.issues.isEmpty)
  }

  @Test(.rule("T-44", "T-34"), arguments: TransitionSite.allCases)
  func `a percent-driven transition starts noninteractively if wantsInteractiveStart is false`(
    site: TransitionSite
  ) throws {
    let fixture = try TransitionFixture(site), animator = BlockMarkMover(0.5)
    let hand = PercentDrivenInteractiveTransition()
    hand.wantsInteractiveStart = false
    fixture.use(animator, hand)
    fixture.begin()
    expect(fixture.starts, equals: ["startInteractiveTransition", "animateTransition"])
    expect(animator.starts == 1 && hand.duration == 0.5)
    expect(fixture.coordinator?.isInteractive == false)
    try fixture.stage.settle()
    expect(animator.endings, equals: [true])
    expect(fixture.hasEnded(finished: true))
  }

  @Test(.rule("T-44"), arguments: TransitionSite.allCases, [true, false])
  func `if startInteractiveTransition is overridden without super, the animator is not called`(
    site: TransitionSite, isInteractive: Bool
  ) throws {
    let fixture = try TransitionFixture(site), animator = BlockMarkMover(1), hand = OwnStart()
    hand.wantsInteractiveStart = isInteractive
    fixture.use(animator, hand)
    fixture.begin()
    expect(animator.starts, equals: 0)
    expect(fixture.starts, equals: ["startInteractiveTransition"])
    hand.context?.completeTransition(true)
    try fixture.stage.settle()
    expect(fixture.hasEnded(finished: true))
  }

  @Test(.rule("T-44", "T-2"))
  func `a transition without an interaction controller begins with animateTransition`() throws {
    for site in TransitionSite.allCases {
      let fixture = try TransitionFixture(site), animator = BlockMarkMover(0.5)
      fixture.use(animator, nil)
      fixture.begin()
      expect(fixture.starts, equals: ["animateTransition"])
      try fixture.stage.settle()
    }
  }
}
