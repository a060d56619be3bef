import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Tests of `continueAnimation(withTimingParameters:durationFactor:)` and of starts with a delay.
@Suite("Continuing a property animator")
@MainActor struct AnimatorContinueTests {
  private let rink = Rink()

  private func paused(
    at fraction: CGFloat, _ curve: View.AnimationCurve = .linear
  ) -> ViewPropertyAnimator {
    let animator = rink.mover("mover", 1, curve)
    animator.fractionComplete = fraction
    return animator
  }

  @Test(.rule("A-24"))
  func `continueAnimation with a duration factor of 0 takes the remaining time`() {
    let animator = paused(at: 0.4)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    expect(animator.isRunning)
    rink.advance(300)
    expect(rink.seen, is: 70)
    rink.advance(300)
    expect(rink.lines, equals: ["end of mover: end"])
  }

  @Test(.rule("A-24"), arguments: [(0.25, 250), (0.5, 500), (1, 1_000), (2, 2_000)])
  func `continueAnimation takes the animator's duration multiplied by the duration factor`(
    factor: CGFloat, milliseconds: Int
  ) {
    let animator = paused(at: 0.4)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
    expect(rink.seen, is: 40)
    rink.advance(milliseconds / 2)
    expect(rink.seen, is: 70)
    rink.advance(milliseconds / 2 - 1)
    expect(rink.lines, equals: [])
    rink.advance(1)
    expect(rink.lines == ["end of mover: end"] && rink.seen == 100)
  }

  @Test(.rule("A-24"))
  func `continueAnimation makes an animator follow a new curve from its current position`() {
    let animator = paused(at: 0.2)
    rink.use {
      animator.continueAnimation(
        withTimingParameters: CubicTimingParameters(animationCurve: .easeOut), durationFactor: 1)
    }
    for step in 1...9 {
      rink.advance(100)
      expect(
        rink.seen, is: 20 + 80 * CGFloat(CubicCurve.easeOut.value(at: Double(step) / 10)))
    }
    rink.advance(100)
    expect(rink.lines, equals: ["end of mover: end"])
  }

  @Test(.rule("A-24")) func `a continued animator keeps its direction`() {
    let animator = paused(at: 0.4)
    animator.isReversed = true
    rink.use {
      animator.continueAnimation(
        withTimingParameters: CubicTimingParameters(animationCurve: .easeIn), durationFactor: 0.5)
    }
    rink.advance(250)
    expect(rink.seen, is: 40 * (1 - CGFloat(CubicCurve.easeIn.value(at: 0.5))))
    rink.advance(250)
    expect(rink.lines == ["end of mover: start"] && rink.model == 0)
  }

  @Test(.rule("A-24", "A-41"))
  func `continueAnimation with a spring begins at the animator's current position`() throws {
    let animator = paused(at: 0.2)
    rink.use {
      animator.continueAnimation(
        withTimingParameters: SpringTimingParameters(
          dampingRatio: 0.5, initialVelocity: CGVector(dx: 2, dy: 2)),
        durationFactor: 1)
    }
    let spring = try SpringCurve(dampingRatio: 0.5, duration: 1, initialVelocity: 2)
    for step in 1...9 {
      rink.advance(100)
      expect(rink.seen, is: 20 + 80 * CGFloat(spring.value(at: Double(step) / 10)))
    }
    rink.advance(100)
    expect(rink.lines, equals: ["end of mover: end"])
  }

  @Test(.rule("A-24"))
  func `an animator that continues with a new curve can be paused and reversed`() {
    let animator = paused(at: 0.2)
    rink.use {
      animator.continueAnimation(
        withTimingParameters: CubicTimingParameters(animationCurve: .easeOut), durationFactor: 1)
    }
    rink.advance(300)
    let seen = rink.seen
    animator.pauseAnimation()
    expect(rink.seen, is: seen)
    animator.isReversed = true
    expect(rink.seen, is: seen)
    animator.startAnimation()
    expect(rink.seen, is: seen)
    rink.advance(3_000)
    expect(rink.lines == ["end of mover: start"] && rink.model == 0)
  }

  /// Returns an animator, and a view that the animator's second block moves.
  ///
  /// The second block was added at 0.1 of the duration. The animator continues at 0.2 with a spring
  /// that overshoots.
  private func overshooting() -> (animator: ViewPropertyAnimator, badge: View) {
    let animator = paused(at: 0.1), badge = rink.view("Badge")
    animator.addAnimations { badge.center.x = 100 }
    animator.fractionComplete = 0.2
    rink.use {
      animator.continueAnimation(
        withTimingParameters: SpringTimingParameters(dampingRatio: 0.3), durationFactor: 1)
    }
    rink.advance(200)
    expect(rink.seen > 120)
    return (animator, badge)
  }

  @Test(.rule("A-24", "A-23"))
  func `pausing an animator whose spring has overshot causes no jump`() {
    let (animator, badge) = overshooting()
    let places = (rink.seen, badge.presentationValues().center.x)
    animator.pauseAnimation()
    expect((rink.seen, badge.presentationValues().center.x) == places)
    expect(animator.fractionComplete, equals: 1)
    rink.advance(1_000)
    expect((rink.seen, badge.presentationValues().center.x) == places)
    animator.startAnimation()
    expect((rink.seen, badge.presentationValues().center.x) == places)
    rink.advance(2_000)
    expect(rink.lines == ["end of mover: end"] && rink.seen == 100)
    expect(badge.presentationValues().center.x, equals: 100)
  }

  @Test(.rule("A-24", "A-26"))
  func `reversing an animator whose spring has overshot causes no jump`() {
    let (animator, badge) = overshooting()
    let places = (rink.seen, badge.presentationValues().center.x)
    animator.isReversed = true
    expect(rink.seen, is: places.0)
    expect(badge.presentationValues().center.x, is: places.1)
    rink.advance(3_000)
    expect(rink.lines == ["end of mover: start"] && rink.model == 0 && badge.center.x == 0)
  }

  @Test(.rule("A-12", "A-24"))
  func `after continueAnimation with a new curve, an added block ends when the animator ends`() {
    let (animator, _) = overshooting()
    animator.addAnimations { [card = rink.card] in card.center.y = 100 }
    expect(rink.card.presentationValues().center.y, is: 0)
    rink.advance(800)
    expect(rink.card.center.y == 100 && animator.state == .inactive)
  }

  @Test(.rule("A-24"), arguments: [false, true])
  func `continueAnimation has an effect only on a paused animator`(isRunning: Bool) {
    let animator = rink.mover()
    if isRunning { animator.startAnimation() }
    rink.use {
      animator.continueAnimation(
        withTimingParameters: CubicTimingParameters(animationCurve: .easeIn), durationFactor: 3)
    }
    expect(animator.isRunning, equals: isRunning)
    animator.startAnimation()
    rink.advance(500)
    expect(rink.seen, is: 50)
  }

  @Test(.rule("A-24"), arguments: [-1, .nan, .infinity])
  func `a duration factor that is negative or not finite counts as 0`(factor: CGFloat) {
    let animator = paused(at: 0.4)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
    rink.advance(300)
    expect(rink.seen, is: 70)
  }

  @Test(.rule("A-45"))
  func `continueAnimation with a very short spring ends the animator in the next run-loop turn`() {
    let animator = paused(at: 0.5)
    rink.use {
      animator.continueAnimation(
        withTimingParameters: SpringTimingParameters(dampingRatio: 1), durationFactor: 0.09)
    }
    expect(rink.lines, equals: [])
    rink.stage.runTurn()
    expect(rink.lines == ["end of mover: end"] && rink.seen == 100)
  }

  // MARK: Starting with a delay

  @Test(.rule("A-22"))
  func `startAnimation with a delay makes an animator active at once, but not running`() {
    let animator = rink.mover()
    animator.startAnimation(afterDelay: 0.5)
    expect(animator.state == .active && !animator.isRunning && animator.delay == 0.5)
    expect(rink.model, equals: 100)
    rink.advance(499)
    expect(rink.seen, is: 0)
    expect(!animator.isRunning)
    rink.advance(1)
    expect(animator.isRunning)
    rink.advance(250)
    expect(rink.seen, is: 25)
    rink.advance(749)
    expect(rink.lines, equals: [])
    rink.advance(1)
    expect(rink.lines, equals: ["end of mover: end"])
  }

  @Test(.rule("A-22"))
  func `pausing an animator during its delay cancels the rest of the delay`() {
    let animator = rink.mover()
    animator.startAnimation(afterDelay: 0.5)
    rink.advance(250)
    animator.pauseAnimation()
    rink.advance(1_000)
    expect(rink.seen, is: 0)
    animator.startAnimation()
    rink.advance(500)
    expect(rink.seen, is: 50)
  }

  @Test(.rule("A-22"))
  func `startAnimation during an animator's delay starts the animator immediately`() {
    let animator = rink.mover()
    animator.startAnimation(afterDelay: 0.5)
    rink.advance(250)
    animator.startAnimation()
    expect(animator.isRunning)
    rink.advance(500)
    expect(rink.seen, is: 50)
  }

  @Test(.rule("A-22")) func `a delay of 0 starts the animator immediately`() {
    let animator = rink.mover()
    animator.startAnimation(afterDelay: 0)
    expect(animator.isRunning && animator.delay == 0)
  }

  @Test(.rule("A-22"))
  func `a negative delay raises an exception and does not start the animator`() throws {
    let animator = rink.mover()
    let issue = try #require(rink.raised { animator.startAnimation(afterDelay: -0.1) })
    expect(issue.message, equals: "The delay should be greater than or equal to zero.")
    expect((issue.rule, issue.isRaised) == ("A-22", true))
    expect(animator.state == .inactive && animator.delay == 0)
  }

  @Test(.rule("A-22"), arguments: [TimeInterval.nan, .infinity])
  func `a delay that is not finite records an issue and does not start the animator`(
    delay: TimeInterval
  ) throws {
    let animator = rink.mover()
    animator.startAnimation(afterDelay: delay)
    expect(rink.stage.issues.map(\.code), equals: [.notFinite])
    expect(animator.state, equals: .inactive)
  }
}
