import Foundation
import PresentationMotion
import TestSupport
import Testing

@Suite struct `A spring curve` {
  @Test(.rule("S-4"))
  func `if overdamping is not allowed, damping is limited to the critical value`() throws {
    let clamped = try SpringCurve(stiffness: 100, damping: 30)
    expect(clamped == (try SpringCurve(stiffness: 100, damping: 20)))
    expect(clamped.dampingRatio, equals: 1)
    let allowed = try SpringCurve(stiffness: 100, damping: 30, allowsOverdamping: true)
    expect(allowed.dampingRatio, equals: 1.5)
    expect(allowed.value(at: 0.2) < clamped.value(at: 0.2))
    try expect(SpringCurve(perceptualDuration: 0.5, bounce: -0.5).dampingRatio, equals: 2)
    try expect(SpringCurve(response: 0.5, dampingFraction: 3).dampingRatio, equals: 3)
  }

  @Test(.rule("S-4"))
  func `a spring is critically damped even if rounding changes its damping slightly`() throws {
    let stiffness = 2 * Double.pi * Double.pi
    let spring = try SpringCurve(stiffness: stiffness, damping: 2 * stiffness.squareRoot().nextDown)
    expect(spring.dampingRatio, equals: 1)
    let settling = try #require(spring.settlingTime())
    expect(abs(abs(spring.value(at: settling) - 1) - 0.001) < 1e-12)
  }

  @Test(.rule("S-5", "S-6")) func `the preset springs have their published parameters`() throws {
    expect(SpringCurve.smooth == (try SpringCurve(perceptualDuration: 0.5, bounce: 0)))
    expect(SpringCurve.snappy == (try SpringCurve(perceptualDuration: 0.5, bounce: 0.15)))
    expect(SpringCurve.bouncy == (try SpringCurve(perceptualDuration: 0.5, bounce: 0.3)))
    expect(SpringCurve.spring == (try SpringCurve(response: 0.5, dampingFraction: 0.825)))
    expect(SpringCurve.interactive == (try SpringCurve(response: 0.15, dampingFraction: 0.86)))
    try expect(SpringCurve.bouncy(duration: 1, extraBounce: 0.2).bounce, equals: 0.5)
    try expect(SpringCurve.snappy(extraBounce: -0.15), equals: SpringCurve.smooth())
  }

  @Test(.rule("S-6"))
  func `a spring with a response of zero or less is at its target from the beginning`() throws {
    for response in [0, -1.0] {
      let spring = try SpringCurve(response: response, dampingFraction: 1, initialVelocity: 3)
      expect(spring.sample(at: 0), equals: MotionSample(value: 1, velocity: 0))
      expect(spring.settlingTime(), equals: 0)
      expect(spring.firstPeak == nil)
      expect(spring.response, equals: 0)
    }
    let undamped = try SpringCurve(response: 0, dampingFraction: 0)
    expect(undamped, equals: undamped)
  }

  @Test(.rule("S-7"))
  func `the damping ratio and the duration of a new spring are limited to the allowed ranges`()
    throws
  {
    let made = { try SpringCurve(dampingRatio: $0, duration: $1) }
    try expect(made(1.7, 0.5), equals: made(1, 0.5))
    try expect(made(-1, 0.5), equals: made(0.01, 0.5))
    try expect(made(0.7, 0), equals: made(0.7, 0.01))
    try expect(made(0.7, 60), equals: made(0.7, 10))
  }

  @Test(.rule("S-7"))
  func `if several springs have the requested duration, the stiffest spring is chosen`() throws {
    // Between v0 = 2 and 5 the largest root falls from beyond v0 / ratio to below it.
    let slow = try SpringCurve(dampingRatio: 0.8, duration: 1, initialVelocity: 2)
    let fast = try SpringCurve(dampingRatio: 0.8, duration: 1, initialVelocity: 5)
    expect(slow.stiffness.squareRoot() > 2 / 0.8)
    expect(fast.stiffness.squareRoot() < 5 / 0.8)
    let critical = try SpringCurve(dampingRatio: 1, duration: 1, initialVelocity: 9)
    expect(critical.stiffness.squareRoot() < 9 - 1)
    let halted = try SpringCurve(dampingRatio: 0.5, duration: 1, initialVelocity: 0.5)
    expect(halted.stiffness.squareRoot() > 2)
  }

  /// Searches in small steps, from high to low frequencies, for the first whose envelope is 0.001.
  @Test(.rule("S-7"), arguments: [0.3, 0.6, 0.9, 1])
  func `for every velocity, no stiffer spring has the requested duration`(ratio: Double) throws {
    let duration = 0.5
    func envelope(_ frequency: Double, _ velocity: Double) -> Double {
      let fading = exp(-ratio * frequency * duration)
      return ratio == 1
        ? abs(1 + (frequency - velocity) * duration) * fading
        : abs(ratio - velocity / frequency) / (1 - ratio * ratio).squareRoot() * fading
    }
    for velocity in stride(from: 1, to: 18, by: 0.1) {
      let spring = try SpringCurve(
        dampingRatio: ratio, duration: duration, initialVelocity: velocity)
      var frequency = 200.0
      while envelope(frequency, velocity) < 0.001 { frequency *= 0.998 }
      let found = spring.stiffness.squareRoot()
      expect(abs(found / frequency - 1) < 0.003, "\(velocity): \(found), not \(frequency)")
    }
  }

  @Test(.rule("S-12")) func `a spring without damping or without stiffness never settles`() throws {
    expect(try SpringCurve(stiffness: 100, damping: 0).settlingTime() == nil)
    expect(try SpringCurve(stiffness: 0, damping: 10).settlingTime() == nil)
    expect(try SpringCurve(stiffness: 0, damping: 0).settlingTime() == nil)
    expect(SpringCurve.smooth.settlingTime(threshold: 0) == nil)
  }

  @Test(.rule("S-1")) func `a spring without stiffness is slowed only by damping`() throws {
    let free = try SpringCurve(stiffness: 0, damping: 0, initialVelocity: 2)
    expect(free.sample(at: 3), equals: MotionSample(value: 6, velocity: 2))
    let braked = try SpringCurve(mass: 2, stiffness: 0, damping: 4, initialVelocity: 2)
    expect(abs(braked.value(at: 100) - 1) < 1e-12)
    expect(abs(braked.velocity(at: 1) - 0.2706705664732254) < 1e-12)
    expect(braked.dampingRatio, equals: .infinity)
  }

  @Test(.rule("S-3"))
  func `a coordinate with a velocity moves even if the coordinate starts at its target`() throws {
    let spring = try SpringCurve(stiffness: 150, damping: 15)
    let start = MotionSample(
      value: CGPoint(x: 0, y: 7), velocity: MotionPair(0.0, 100.0))
    let found = spring.sample(at: 0.1, from: start, to: CGPoint(x: 1, y: 7))
    expect(abs(found.value.x - 0.4308312388226867) < 1e-12)
    expect(found.value.y > 7)
  }

  @Test(.rule("S-16"))
  func `an overdamped spring with a high initial velocity overshoots its target`() throws {
    let spring = try SpringCurve(
      stiffness: 100, damping: 30, initialVelocity: 60, allowsOverdamping: true)
    let peak = try #require(spring.firstPeak)
    expect(peak.value > 1)
    expect(abs(spring.velocity(at: peak.time)) < 1e-12)
    expect(try SpringCurve(stiffness: 100, damping: 20).firstPeak == nil)
  }

  @Test(arguments: [
    (0.0, 1.0, 1.0, 0.0, "mass is 0.0, expected a number from 1e-50 to 1e+50"),
    (1, -1, 1, 0, "stiffness is -1.0, expected 0 or a number from 1e-50 to 1e+50"),
    (1, 1, .nan, 0, "damping is nan, expected 0 or a number from 1e-50 to 1e+50"),
    (1, 1, 1, .infinity, "initialVelocity is inf, expected a number from -1e+50 to 1e+50"),
  ])
  func `the error for an invalid spring parameter contains the parameter's name`(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, text: String
  ) {
    let error = #expect(throws: MotionError.self) {
      try SpringCurve(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    }
    expect(error?.description, equals: text)
  }

  @Test func `the error for an invalid bounce or response contains the parameter's name`() {
    let texts =
      [
        (
          "bounce is -1.0, expected a number above -1 and up to 1",
          { try SpringCurve.smooth(extraBounce: -1) }
        ),
        (
          "bounce is nan, expected a number above -1 and up to 1",
          { try SpringCurve.smooth(extraBounce: .nan) }
        ),
        (
          "perceptualDuration is inf, expected a finite number",
          { try SpringCurve.smooth(duration: .infinity) }
        ),
        (
          "response is nan, expected a finite number",
          { try SpringCurve(response: .nan, dampingFraction: 1) }
        ),
        (
          "duration is nan, expected a finite number",
          { try SpringCurve(dampingRatio: 1, duration: .nan) }
        ),
      ] as [(String, () throws -> SpringCurve)]
    for (text, make) in texts {
      expect(#expect(throws: MotionError.self) { try make() }?.description, equals: text)
    }
  }
}
