import PresentationMotion
import TestSupport
import Testing

@Suite struct `A motion curve` {
  private let line = MotionCurve.cubic(.linear, duration: 2)

  private func values(_ curve: MotionCurve, _ times: [Double]) -> [Double] {
    times.map { (curve.value(at: $0) * 1e9).rounded() / 1e9 }
  }

  @Test(.rule("S-23")) func `a motion curve has the value 1 when its duration is over`() {
    expect(values(line, [-1, 0, 1, 2, 3]), equals: [0, 0, 0.5, 1, 1])
    expect([-1, 0, 1, 2, 3].map { line.velocity(at: $0) }, equals: [0, 0.5, 0.5, 0, 0])
    expect(MotionCurve.cubic(.easeIn, duration: 0).value(at: 0), equals: 1)
    expect(MotionCurve.cubic(.easeIn, duration: -1).duration, equals: 0)
    expect(MotionCurve.cubic(.easeIn, duration: .nan).value(at: 0), equals: 1)
  }

  @Test(.rule("S-9"))
  func `without a given duration, a spring's motion curve ends when the spring has settled`()
    throws
  {
    let spring = try SpringCurve(stiffness: 100, damping: 5)
    expect(MotionCurve.spring(spring).duration, equals: spring.settlingTime())
    expect(MotionCurve.spring(spring, duration: 1).value(at: 0.5), equals: spring.value(at: 0.5))
    expect(MotionCurve.spring(spring, duration: 1).value(at: 1), equals: 1)
    let endless = MotionCurve.spring(try SpringCurve(stiffness: 100, damping: 0))
    expect(endless.duration, equals: .infinity)
  }

  @Test(.rule("S-40")) func `a motion curve stays at its start during a delay`() {
    let late = line.delayed(by: 1)
    expect(late.duration, equals: 3)
    expect(values(late, [0, 1, 2, 3]), equals: [0, 0, 0.5, 1])
    expect(late.velocity(at: 0.5), equals: 0)
    expect(line.delayed(by: -1), equals: line)
  }

  @Test(.rule("S-40")) func `a motion curve's duration is divided by the curve's speed`() {
    let fast = line.speed(4)
    expect(fast.duration, equals: 0.5)
    expect(fast.sample(at: 0.25), equals: MotionSample(value: 0.5, velocity: 2))
    expect(line.speed(0).duration, equals: .infinity)
    expect(line.speed(-1).value(at: 100), equals: 0)
  }

  @Test(.rule("S-40")) func `a repeated motion curve reaches 1 at the end of each repetition`() {
    let thrice = line.repeated(3)
    expect(thrice.duration, equals: 6)
    expect(values(thrice, [1, 2, 2.5, 4, 5, 6]), equals: [0.5, 1, 0.25, 1, 0.5, 1])
    expect(values(line.repeated(), [1_001, 2_000]), equals: [0.5, 1])
    expect(line.repeated(0).value(at: 0), equals: 1)
  }

  @Test(.rule("S-40"))
  func `an autoreversing curve with an even number of repetitions ends by jumping from 0 to 1`() {
    let twice = line.repeated(2, autoreverses: true)
    expect(values(twice, [1, 2, 2.5, 3.5, 4]), equals: [0.5, 1, 0.75, 0.25, 1])
    expect(twice.velocity(at: 3), equals: -0.5)
    let four = line.repeated(4, autoreverses: true)
    expect(values(four, [4, 5, 6]), equals: [0, 0.5, 1])
    let back = MotionCurve.cubic(.easeIn, duration: 1).repeated(autoreverses: true)
    expect(back.value(at: 1.25), equals: 1 - CubicCurve.easeIn.value(at: 0.25))
  }

  @Test(.rule("S-40"))
  func `a repeated motion curve reaches 1 in each repetition despite rounding errors`() {
    let rounds = MotionCurve.cubic(.linear, duration: 0.1).repeated()
    for index in 1...1_000 {
      expect(abs(rounds.value(at: Double(index) / 10) - 1) < 1e-9, "\(index)")
    }
  }

  @Test(.rule("S-40"))
  func `if a delayed curve is repeated, each repetition begins with the delay`() {
    let pauses = MotionCurve.cubic(.linear, duration: 1).delayed(by: 1).repeated(2)
    expect(values(pauses, [0.5, 1.5, 2.5, 3.5]), equals: [0, 0.5, 0, 0.5])
    let once = MotionCurve.cubic(.linear, duration: 1).repeated(2).delayed(by: 1)
    expect(values(once, [0.5, 1.5, 2.5]), equals: [0, 0.5, 0.5])
  }

  @Test(.rule("S-20", "S-33"))
  func `a motion curve begins and ends at exactly the given values`() {
    let start = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4)
    let end = CGRect(x: 1.1, y: 2.3, width: 3.7, height: 4.9)
    expect(line.sample(at: 0, from: start, to: end).value, equals: start)
    expect(line.sample(at: 2, from: start, to: end).value, equals: end)
    // Start plus difference would give 0 here.
    expect(line.sample(at: 2, from: 1e16, to: 0.1).value, equals: 0.1)
    expect(line.sample(at: 1, from: 10.0, to: 20).velocity, equals: 5)
  }

  @Test(.rule("S-21"))
  func `between two equal values, even a curve with infinite slope has zero velocity`() throws {
    let curve = MotionCurve.cubic(try CubicCurve(0, 1, 0.5, 1), duration: 1)
    expect(curve.velocity(at: 0), equals: .infinity)
    expect(curve.sample(at: 0, from: 0.0, to: 0.0).velocity, equals: 0)
  }

  @Test
  func `firstTime returns the first time at which a motion curve has a given progress`() throws {
    expect(line.delayed(by: 1).firstTime(of: 0.5), equals: 2)
    expect(line.firstTime(of: -1), equals: 0)
    expect(line.firstTime(of: 2), equals: 2)
    let back = MotionCurve.cubic(.easeOutBack, duration: 1)
    expect(abs(back.value(at: back.firstTime(of: 1)) - 1) < 1e-12)
    expect(back.firstTime(of: 1) < 0.6)
    expect(MotionCurve.circular(.easeIn, duration: 1).firstTime(of: 1), equals: 1)
  }

  @Test
  func `if a curve reaches a progress three times, firstTime returns the first of these times`()
    throws
  {
    let wave = MotionCurve.cubic(try CubicCurve(0.3, 3, 0.7, -2), duration: 1)
    let time = wave.firstTime(of: 0.6)
    expect(abs(wave.value(at: time) - 0.6) < 1e-12)
    expect((1..<100).allSatisfy { wave.value(at: time * Double($0) / 100) < 0.6 })
    expect(wave.value(at: 0.5) < 0.6)
  }

  @Test(arguments: CircularCurve.allCases)
  func `firstTime returns the earliest time at which a circular curve reaches a progress`(
    circle: CircularCurve
  ) {
    let curve = MotionCurve.circular(circle, duration: 1)
    for progress in [0.25, 0.5, 0.75, 1] {
      let time = curve.firstTime(of: progress)
      expect(curve.value(at: time) >= progress, "\(progress)")
      expect(curve.value(at: time.nextDown) < progress, "\(progress)")
    }
  }
}
