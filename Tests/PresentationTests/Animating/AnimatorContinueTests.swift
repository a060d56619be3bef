import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Tests of `continueAnimation(withTimingParameters:durationFactor:)` and of starts with a delay.
@Suite("Continuing a property animator")
@MainActor struct AnimatorContinueTests {
  private let fixture = AnimatorFixture()

  private func paused(
    at fraction: CGFloat, _ curve: View.AnimationCurve = .linear
  ) -> ViewPropertyAnimator {
    let animator = fixture.mover("mover", 1, curve)
    animator.fractionComplete = fraction
    return animator
  }

  @Test(.rule("A-24"))
  func `continueAnimation with a duration factor of 0 takes the remaining time`() {
    let animator = paused(at: 0.4)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    expect(animator.isRunning)
    fixture.advance(300)
    expect(fixture.seen, is: 70)
    fixture.advance(300)
    expect(fixture.lines, equals: ["end of mover: end"])
  }

  @Test(.rule("A-24"), arguments: [(0.25, 250), (0.5, 500), (1, 1_000), (2, 2_000)])
  func `continueAnimation takes the animator's duration multiplied by the duration factor`(
    factor: CGFloat, milliseconds: Int
  ) {
    let animator = paused(at: 0.4)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
    expect(fixture.seen, is: 40)
    fixture.advance(milliseconds / 2)
    expect(fixture.seen, is: 70)
    fixture.advance(milliseconds / 2 - 1)
    expect(fixture.lines, equals: [])
    fixture.advance(1)
    expect(fixture.lines == ["end of mover: end"] && fixture.seen == 100)
  }

  @Test(.rule("A-24"))
  func `continueAnimation makes an animator follow a new curve from its current position`() {
    let animator = paused(at: 0.2)
    fixture.use {
      animator.continueAnimation(
        withTimingParameters: CubicTimingParameters(animationCurve: .easeOut), durationFactor: 1)
    }
    for step in 1...9 {
      fixture.advance(100)
      expect(
        fixture.seen, is: 20 + 80 * CGFloat(CubicCurve.easeOut.value(at: Double(step) / 10)))
    }
    fixture.advance(100)
    expect(fixture.lines, equals: ["end of mover: end"])
  }

  @Test(.rule("A-24")) func `a continued animator keeps its direction`() {
    let animator = paused(at: 0.4)
    animator.isReversed = true
    fixture.use {
      animator.continueAnimation(
        withTimingParameters: CubicTimingParameters(animationCurve: .easeIn), durationFactor: 0.5)
    }
    fixture.advance(250)
    expect(fixture.seen, is: 40 * (1 - CGFloat(CubicCurve.easeIn.value(at: 0.5))))
    fixture.advance(250)
    expect(fixture.lines == ["end of mover: start"] && fixture.model == 0)
  }

  @Test(.rule("A-24", "A-41"))
  func `continueAnimation with a spring begins at the animator's current position`() throws {
    let animator = paused(at: 0.2)
    fixture.use {
      animator.continueAnimation(
        withTimingParameters: SpringTimingParameters(
          dampingRatio: 0.5, initialVelocity: CGVector(dx: 2, dy: 2)),
        durationFactor: 1)
    }
    let spring = try SpringCurve(dampingRatio: 0.5, duration: 1, initialVelocity: 2)
    for step in 1...9 {
      fixture.advance(100)
      expect(fixture.seen, is: 20 + 80 * CGFloat(spring.value(at: Double(step) / 10)))
    }
    fixture.advance(100)
    expect(fixture.lines, equals: ["end of mover: end"])
  }

  @Test(.rule("A-24"))
  func `an animator that continues with a new curve can be paused and reversed`() {
    let animator = paused(at: 0.2)
    fixture.use {
      animator.continueAnimation(
        withTimingParameters: CubicTimingParameters(animationCurve: .easeOut), durationFactor: 1)
    }
    fixture.advance(300)
    let seen = fixture.seen
    animator.pauseAnimation()
    expect(fixture.seen, is: seen)
    animator.isReversed = true
    expect(fixture.seen, is: seen)
    animator.startAnimation()
    expect(fixture.seen, is: seen)
    fixture.advance(3_000)
    expect(fixture.lines == ["end of mover: start"] && fixture.model == 0)
  }

  /// Returns an animator, and a view that the animator's second block moves.
  ///
  /// The second block was added at 0.1 of the duration. The animator continues at 0.2 with a spring
  /// that overshoots.
  private func overshooting() -> (animator: ViewPropertyAnimator, badge: View) {
    let animator = paused(at: 0.1), badge = fixture.view("Badge")
    animator.addAnimations { badge.center.x = 100 }
    animator.fractionComplete = 0.2
    fixture.use {
      animator.continueAnimation(
        withTimingParameters: SpringTimingParameters(dampingRatio: 0.3), durationFactor: 1)
    }
    fixture.advance(200)
    expect(fixture.seen > 120)
    return (animator, badge)
  }

  @Test(.rule("A-24", "A-23"))
  func `pausing an animator whose spring has overshot causes no jump`() {
    let (animator, badge) = overshooting()
    let places = (fixture.seen, badge.presentationValues().center.x)
    animator.pauseAnimation()
    expect((fixture.seen, badge.presentationValues().center.x) == places)
    expect(animator.fractionComplete, equals: 1)
    fixture.advance(1_000)
    expect((fixture.seen, badge.presentationValues().center.x) == places)
    animator.startAnimation()
    expect((fixture.seen, badge.presentationValues().center.x) == places)
    fixture.advance(2_000)
    expect(fixture.lines == ["end of mover: end"] && fixture.seen == 100)
    expect(badge.presentationValues().center.x, equals: 100)
  }

  @Test(.rule("A-24", "A-26"))
  func `reversing an animator whose spring has overshot causes no jump`() {
    let (animator, badge) = overshooting()
    let places = (fixture.seen, badge.presentationValues().center.x)
    animator.isReversed = true
    expect(fixture.seen, is: places.0)
    expect(badge.presentationValues().center.x, is: places.1)
    fixture.advance(3_000)
    expect(fixture.lines == ["end of mover: start"] && fixture.model == 0 && badge.center.x == 0)
  }

  @Test(.rule("A-12", "A-24"))
  func `after continueAnimation with a new curve, an added block ends when the animator ends`() {
    let (animator, _) = overshooting()
    animator.addAnimations { [card = fixture.card] in card.center.y = 100 }
    expect(fixture.card.presentationValues().center.y, is: 0)
    fixture.advance(800)
    expect(fixture.card.center.y == 100 && animator.state == .inactive)
  }

  @Test(.rule("A-24"), arguments: [false, true])
  func `continueAnimation has an effect only on a paused animator`(isRunning: Bool) {
    let animator = fixture.mover()
    if isRunning { animator.startAnimation() }
    fixture.use {
      animator.continueAnimation(
        withTimingParameters: CubicTimingParameters(animationCurve: .easeIn), durationFactor: 3)
    }
    expect(animator.isRunning, equals: isRunning)
    animator.startAnimation()
    fixture.advance(500)
    expect(fixture.seen, is: 50)
  }

  @Test(.rule("A-24"), arguments: [-1, .nan, .infinity])
  func `a duration factor that is negative or not finite counts as 0`(factor: CGFloat) {
    let animator = paused(at: 0.4)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
    fixture.advance(300)
    expect(fixture.seen, is: 70)
  }

  @Test(.rule("A-45"))
  func `continueAnimation with a very short spring ends the animator in the next run-loop turn`() {
    let animator = paused(at: 0.5)
    fixture.use {
      animator.continueAnimation(
        withTimingParameters: SpringTimingParameters(dampingRatio: 1), durationFactor: 0.09)
    }
    expect(fixture.lines, equals: [])
    fixture.stage.runTurn()
    expect(fixture.lines == ["end of mover: end"] && fixture.seen == 100)
  }

  // MARK: Starting with a delay

  @Test(.rule("A-22"))
  func `startAnimation with a delay makes an animator active at once, but not running`() {
    let animator = fixture.mover()
    animator.startAnimation(afterDelay: 0.5)
    expect(animator.state == .active && !animator.isRunning && animator.delay == 0.5)
    expect(fixture.model, equals: 100)
    fixture.advance(499)
    expect(fixture.seen, is: 0)
    expect(!animator.isRunning)
    fixture.advance(1)
    expect(animator.isRunning)
    fixture.advance(250)
    expect(fixture.seen, is: 25)
    fixture.advance(749)
    expect(fixture.lines, equals: [])
    fixture.advance(1)
    expect(fixture.lines, equals: ["end of mover: end"])
  }

  @Test(.rule("A-22"))
  func `pausing an animator during its delay cancels the rest of the delay`() {
    let animator = fixture.mover()
    animator.startAnimation(afterDelay: 0.5)
    fixture.advance(250)
    animator.pauseAnimation()
    fixture.advance(1_000)
    expect(fixture.seen, is: 0)
    animator.startAnimation()
    fixture.advance(500)
    expect(fixture.seen, is: 50)
  }

  @Test(.rule("A-22"))
  func `startAnimation during an animator's delay starts the animator immediately`() {
    let animator = fixture.mover()
    animator.startAnimation(afterDelay: 0.5)
    fixture.advance(250)
    animator.startAnimation()
    expect(animator.isRunning)
    fixture.advance(500)
    expect(fixture.seen, is: 50)
  }

  @Test(.rule("A-22")) func `a delay of 0 starts the animator immediately`() {
    let animator = fixture.mover()
    animator.startAnimation(afterDelay: 0)
    expect(animator.isRunning && animator.delay == 0)
  }

  @Test(.rule("A-22"))
  func `a negative delay raises an exception and does not start the animator`() throws {
    let animator = fixture.mover()
    let issue = try #require(fixture.raised { animator.startAnimation(afterDelay: -0.1) })
    expect(issue.message, equals: "The delay should be greater than or equal to zero.")
    expect((issue.rule, issue.isRaised) == ("A-22", true))
    expect(animator.state == .inactive && animator.delay == 0)
  }

  @Test(.rule("A-22"), arguments: [TimeInterval.nan, .infinity])
  func `a delay that is not finite records an issue and does not start the animator`(
    delay: TimeInterval
  ) throws {
    let animator = fixture.mover()
    animator.startAnimation(afterDelay: delay)
    expect(fixture.stage.issues.map(\.code), equals: [.notFinite])
    expect(animator.state, equals: .inactive)
  }
}
