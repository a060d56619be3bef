import PresentationMotion
import TestSupport
import Testing

@Suite struct `A redirected value` {
  private let curve = MotionCurve.cubic(.easeInOut, duration: 1)

  @Test(.rule("S-33"))
  func `if the target of an additive motion jumps, the running animation continues`() {
    var motion = AdditiveMotion(10.0)
    expect(motion.sample(at: 0), equals: MotionSample(value: 10))
    motion.move(to: 20, at: 0, along: curve)
    expect(motion.target, equals: 20)
    expect([0, 0.5, 1].map { motion.sample(at: $0).value }, equals: [10, 15, 20])
    motion.move(to: 120, at: 0.5, along: .cubic(.linear, duration: 0))
    expect(motion.sample(at: 0.5).value, equals: 115)
    expect(motion.end, equals: 1)
  }

  @Test(.rule("S-34", "S-35"))
  func `additive and chained motions to a single target follow the given curve`() {
    var additive = AdditiveMotion(0.0), chained = ChainedMotion(0.0)
    additive.move(to: 1, at: 2, along: curve)
    chained.move(to: 1, at: 2, along: curve)
    for time in [2, 2.3, 2.9, 3] {
      expect(abs(additive.sample(at: time).value - curve.value(at: time - 2)) < 1e-15)
      expect(chained.sample(at: time), equals: curve.sample(at: time - 2))
    }
  }

  @Test(.rule("S-35"))
  func `a chained motion ends with its newest animation, even if an older one lasts longer`() {
    var motion = ChainedMotion(0.0)
    motion.move(to: 100, at: 0, along: .cubic(.easeInOut, duration: 5))
    motion.move(to: 50, at: 1, along: curve)
    expect(motion.end, equals: 2)
    expect(motion.sample(at: 2), equals: MotionSample(value: 50))
    expect(motion.target, equals: 50)
  }

  @Test(.rule("S-36"))
  func `when a spring takes over a moving value, the value keeps its velocity`() {
    let before = curve.sample(at: 0.5, from: 0.0, to: 100)
    let motion = SpringMotion(continuing: before, at: 0.5, to: 0, spring: .bouncy)
    expect(motion.sample(at: 0.5), equals: before)
    expect(motion.sample(at: 0.51).value > before.value)
    expect(motion.target, equals: 0)
  }

  @Test(.rule("S-36")) func `a moving value does not jump when its spring is changed`() {
    var motion = SpringMotion(0.0, spring: .bouncy)
    motion.move(to: 100, at: 0)
    let before = motion.sample(at: 0.2)
    motion.move(to: 100, at: 0.2, spring: .interactive)
    expect(motion.spring, equals: .interactive)
    let after = motion.sample(at: 0.2)
    expect(abs(after.value - before.value) < 1e-12)
    expect(abs(after.velocity - before.velocity) < 1e-9)
  }

  @Test(.rule("S-32", "S-37"))
  func `a spring motion is at rest when its value is slow and close to the target`() {
    var motion = SpringMotion(CGPoint.zero, spring: .bouncy)
    expect(motion.isAtRest(at: 0, within: 0.1))
    motion.move(to: CGPoint(x: 3, y: 4), at: 0)
    expect(!motion.isAtRest(at: 0, within: 4.999))
    expect(motion.isAtRest(at: 0, within: 5))
    expect(!motion.isAtRest(at: 0.1, within: 5))
    expect(motion.isAtRest(at: 5, within: 0.1))
  }
}
