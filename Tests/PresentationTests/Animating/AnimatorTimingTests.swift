import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Curves and springs of animators.
@Suite("Timing parameters")
@MainActor struct AnimatorTimingTests {
  private let fixture = AnimatorFixture()

  private func mover(
    _ duration: TimeInterval, to place: CGPoint = CGPoint(x: 100, y: 0),
    _ parameters: () -> any TimingCurveProvider
  ) -> ViewPropertyAnimator {
    let made = fixture.use(parameters)
    let animator = fixture.animator(duration) { _ in
      made
    } _: { [card = fixture.card] in
      card.center = place
    }
    fixture.note("end", of: animator)
    return animator
  }

  @Test(
    .rule("A-40"),
    arguments: [
      (View.AnimationCurve.easeInOut, 0, [0.42, 0, 0.58, 1]), (.easeIn, 1, [0.42, 0, 1, 1]),
      (.easeOut, 2, [0, 0, 0.58, 1]), (.linear, 3, [0, 0, 1, 1]),
    ])
  func `the named curves have UIKit's control points`(
    curve: View.AnimationCurve, rawValue: Int, points: [CGFloat]
  ) throws {
    expect(curve.rawValue, equals: rawValue)
    let parameters = fixture.use { CubicTimingParameters(animationCurve: curve) }
    expect(parameters.controlPoint1, equals: CGPoint(x: points[0], y: points[1]))
    expect(parameters.controlPoint2, equals: CGPoint(x: points[2], y: points[3]))
    expect(parameters.timingCurveType == .builtin && parameters.animationCurve == curve)
    let animator = fixture.mover("mover", 1, curve)
    animator.startAnimation()
    fixture.advance(300)
    let bezier = try CubicCurve(points[0], points[1], points[2], points[3])
    expect(fixture.seen, is: 100 * bezier.value(at: 0.3))
  }

  @Test(.rule("A-40"))
  func `easeInOut moves slowly at both ends and passes the middle at half time`() {
    let animator = fixture.mover("mover", 1, .easeInOut)
    animator.startAnimation()
    for place: CGFloat in [12.9162, 50, 87.0838] {
      fixture.advance(250)
      expect(fixture.seen, is: place, within: 1e-3)
    }
  }

  @Test func `an animator can follow a Bezier curve with its own control points`() throws {
    let animator = fixture.use {
      ViewPropertyAnimator(
        duration: 1, controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1)
      ) { [card = fixture.card] in card.center.x = 100 }
    }
    animator.startAnimation()
    fixture.advance(500)
    expect(fixture.seen, is: 100 * CubicCurve.ease.value(at: 0.5))
    expect(animator.timingParameters?.timingCurveType, equals: .cubic)
  }

  @Test(.rule("A-41"), arguments: [0.3, 0.8, 1])
  func `a spring with a damping ratio takes the animator's duration`(ratio: CGFloat) throws {
    let animator = fixture.use {
      ViewPropertyAnimator(duration: 0.8, dampingRatio: ratio) { [card = fixture.card] in
        card.center.x = 100
      }
    }
    fixture.note("end", of: animator)
    animator.startAnimation()
    let spring = try SpringCurve(dampingRatio: ratio, duration: 0.8)
    for step in 1...7 {
      fixture.advance(100)
      expect(fixture.seen, is: 100 * spring.value(at: Double(step) / 10))
    }
    fixture.advance(99)
    expect(fixture.lines, equals: [])
    fixture.advance(1)
    expect(fixture.lines, equals: ["end: end"])
  }

  @Test(.rule("A-41"))
  func `a bouncing spring overshoots the end position but keeps alpha between 0 and 1`() {
    let animator = fixture.animator(1) { _ in
      SpringTimingParameters(dampingRatio: 0.3)
    } _: { [card = fixture.card] in
      card.center.x = 100
      card.alpha = 0
    }
    animator.startAnimation()
    var highest: CGFloat = 0, lowest: CGFloat = 1
    for _ in 0..<100 {
      fixture.advance(10)
      highest = max(highest, fixture.seen)
      lowest = min(lowest, fixture.card.presentationValues().alpha)
      expect((0...1).contains(animator.fractionComplete))
    }
    expect(highest > 120 && lowest == 0)
  }

  @Test(.rule("A-42"))
  func `a spring with mass, stiffness and damping ends when it has settled`() throws {
    let spring = try SpringCurve(mass: 2, stiffness: 200, damping: 12)
    let settling = try #require(spring.settlingTime())
    expect(abs(spring.dampingRatio - 12 / (2 * 400.0.squareRoot())) < 1e-12)
    let animator = mover(77) {
      SpringTimingParameters(mass: 2, stiffness: 200, damping: 12, initialVelocity: .zero)
    }
    animator.startAnimation()
    fixture.advance(200)
    expect(fixture.seen, is: 100 * spring.value(at: 0.2))
    fixture.stage.advance(by: .seconds(settling - 0.201))
    expect(fixture.lines, equals: [])
    fixture.advance(2)
    expect(fixture.lines, equals: ["end: end"])
  }

  @Test(.rule("A-43")) func `the default spring has mass 3, stiffness 1000 and damping 500`() throws
  {
    let spring = try SpringCurve(mass: 3, stiffness: 1_000, damping: 500)
    let animator = mover(77) { SpringTimingParameters() }
    animator.startAnimation()
    fixture.advance(100)
    expect(fixture.seen, is: 100 * spring.value(at: 0.1))
    fixture.stage.advance(by: .seconds(try #require(spring.settlingTime()) - 0.098))
    expect(fixture.lines, equals: ["end: end"])
  }

  @Test(.rule("A-44"))
  func `a spring moves x and y of a point with separate initial velocities`() throws {
    let velocity = CGVector(dx: 3, dy: -5)
    let animator = mover(1, to: CGPoint(x: 100, y: 10)) {
      SpringTimingParameters(dampingRatio: 0.6, initialVelocity: velocity)
    }
    animator.startAnimation()
    let x = try SpringCurve(dampingRatio: 0.6, duration: 1, initialVelocity: 3)
    let y = try SpringCurve(dampingRatio: 0.6, duration: 1, initialVelocity: -5)
    for step in 1...9 {
      fixture.advance(100)
      let seen = fixture.card.presentationValues().center
      expect(seen.x, is: 100 * x.value(at: Double(step) / 10))
      expect(seen.y, is: 10 * y.value(at: Double(step) / 10))
    }
    fixture.advance(100)
    expect(fixture.lines, equals: ["end: end"])
    expect(fixture.card.presentationValues().center, equals: CGPoint(x: 100, y: 10))
  }

  @Test(.rule("A-44"))
  func `an initial spring velocity of 1 means the whole distance per second`() {
    for (velocity, way) in [(4.0, 100.0), (4, 10), (-2, 50)] {
      fixture.card.center = .zero
      let animator = mover(1, to: CGPoint(x: way, y: 0)) {
        SpringTimingParameters(
          dampingRatio: 1, initialVelocity: CGVector(dx: velocity, dy: 0))
      }
      animator.startAnimation()
      let early = fixture.card.presentationValues(after: .microseconds(10)).center.x
      expect(early / 1e-5, is: velocity * way, within: abs(velocity * way) * 0.01)
      animator.stopAnimation(true)
    }
  }

  @Test(.rule("A-45"), arguments: [(0.09, true), (0.2, false)])
  func `a spring shorter than 100 milliseconds ends in the next run-loop turn`(
    duration: TimeInterval, isThere: Bool
  ) {
    let animator = mover(duration) { SpringTimingParameters(dampingRatio: 1) }
    animator.startAnimation()
    expect(fixture.lines, equals: [])
    fixture.stage.runTurn()
    expect(fixture.lines == ["end: end"], equals: isThere)
    animator.stopAnimation(true)
  }

  @Test(.rule("A-7", "A-45")) func `an animator with a very short spring can pause at its end`() {
    let animator = mover(0.05) { SpringTimingParameters(dampingRatio: 1) }
    animator.pausesOnCompletion = true
    animator.startAnimation()
    fixture.stage.runTurn()
    expect(animator.state == .active && !animator.isRunning && fixture.lines == [])
    expect(animator.fractionComplete, equals: 1)
    expect(fixture.seen, is: 100)
    animator.stopAnimation(true)
  }

  @Test(.rule("A-46"), arguments: [(0.5, 0), (0.5, 0.3), (0.8, -0.4)])
  func `a spring with a duration and a bounce runs beyond the duration until it has settled`(
    duration: Double, bounce: Double
  ) throws {
    let spring = try SpringCurve(perceptualDuration: duration, bounce: bounce)
    if bounce >= 0 { expect(abs(spring.dampingRatio - (1 - bounce)) < 1e-12) }
    let settling = try #require(spring.settlingTime())
    expect(settling > duration)
    let animator = mover(0.01) { SpringTimingParameters(duration: duration, bounce: bounce) }
    animator.startAnimation()
    fixture.advance(250)
    expect(fixture.seen, is: 100 * spring.value(at: 0.25))
    fixture.stage.advance(by: .seconds(settling - 0.251))
    expect(fixture.lines, equals: [])
    fixture.advance(2)
    expect(fixture.lines, equals: ["end: end"])
  }

  @Test
  func `timing parameters return themselves as springTimingParameters or cubicTimingParameters`() {
    fixture.use {
      let spring = SpringTimingParameters(
        dampingRatio: 1, initialVelocity: CGVector(dx: 1, dy: 2))
      expect(spring.timingCurveType == .spring && spring.springTimingParameters === spring)
      expect(spring.cubicTimingParameters == nil)
      expect(spring.initialVelocity, equals: CGVector(dx: 1, dy: 2))
      let cubic = CubicTimingParameters()
      expect(cubic.animationCurve == .easeInOut && cubic.cubicTimingParameters === cubic)
      expect(cubic.springTimingParameters == nil)
    }
  }

  @Test func `timing parameters replace a value that is not finite and record an issue`() {
    fixture.use {
      let cubic = CubicTimingParameters(
        controlPoint1: CGPoint(x: 0, y: CGFloat.nan), controlPoint2: .zero)
      expect(cubic.controlPoint1, equals: CGPoint(x: 0.42, y: 0))
      let spring = SpringTimingParameters(
        dampingRatio: .nan, initialVelocity: CGVector(dx: CGFloat.infinity, dy: 0))
      expect(spring.initialVelocity, equals: .zero)
    }
    expect(fixture.stage.issues.map(\.code), equals: [.notFinite, .notFinite])
  }

  @Test func `the x values of control points are clamped to the range from 0 to 1`() {
    let cubic = fixture.use {
      CubicTimingParameters(
        controlPoint1: CGPoint(x: -1, y: -2), controlPoint2: CGPoint(x: 2, y: 3))
    }
    expect(cubic.controlPoint1, equals: CGPoint(x: 0, y: -2))
    expect(cubic.controlPoint2, equals: CGPoint(x: 1, y: 3))
    expect(fixture.stage.issues, equals: [])
  }

  @Test(arguments: [(0, 0, 0), (-1, -1, -1), (CGFloat.nan, CGFloat.infinity, CGFloat.nan)])
  func `an animation with invalid spring parameters still ends`(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat
  ) {
    let animator = mover(1) {
      SpringTimingParameters(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: .zero)
    }
    animator.startAnimation()
    fixture.stage.advance(by: .seconds(3_000))
    expect(fixture.lines == ["end: end"] && fixture.seen == 100)
  }
}
