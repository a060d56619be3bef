import PresentationMotion
import Testing

/// The results that the examples in docstrings promise.
@Suite struct `Examples in the documentation` {
  private func expect(
    _ found: Double?, _ expected: Double, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(abs((found ?? .nan) - expected) <= 1e-6, sourceLocation: location)
  }

  @Test func `the documented examples of springs have the documented results`() throws {
    let spring = try SpringCurve(stiffness: 150, damping: 15)
    expect(spring.value(at: 0.1), 0.430831)
    expect(spring.firstPeak?.value, 1.087732)
    expect(spring.settlingTime(), 0.997510)
    var y = SpringMotion(0.0, spring: try SpringCurve(stiffness: 150, damping: 15))
    y.move(to: 1, at: 0)
    y.move(to: 0, at: 0.15)
    expect(y.sample(at: 0.15).value, 0.711929)
    expect(y.sample(at: 0.15).velocity, 4.994266)
    let error = #expect(throws: MotionError.self) {
      try SpringCurve(mass: 0, stiffness: 100, damping: 10)
    }
    #expect(error?.description == "mass is 0.0, expected a number from 1e-50 to 1e+50")
  }

  @Test func `the documented examples of curves have the documented results`() {
    expect(CubicCurve.easeInOut.value(at: 0.25), 0.129162)
    expect(CubicCurve.easeInOut.slope(at: 0.5), 1.724138)
    let fade = MotionCurve.cubic(.easeInOut, duration: 0.25)
    expect(fade.value(at: 0.125), 0.5)
    let pop = MotionCurve.spring(.bouncy).delayed(by: 0.1)
    expect(pop.duration, 0.962955)
    #expect(pop.value(at: 0.1) == 0)
    let closed = MotionPair(CGRect(x: 0, y: 0, width: 100, height: 50), 0.0)
    let open = MotionPair(CGRect(x: 0, y: 0, width: 300, height: 400), 1.0)
    #expect(closed.interpolated(towards: open, by: 0.5).second == 0.5)
  }

  @Test func `the documented examples of motion tracks have the documented results`() {
    let overshoot = MotionTrack(
      1.0,
      [
        .move(to: 0), .cubic(to: 1.2, duration: 1), .cubic(to: 0.8, duration: 0.3),
        .cubic(to: 1, duration: 0.3),
      ])
    #expect(overshoot.duration == 1.6)
    #expect(overshoot.value(at: 1) == 1.2)
    struct Look {
      var scale = 1.0
      var offset = CGPoint.zero
    }
    let timeline = MotionTimeline(Look())
      .track(\.scale, [.cubic(to: 1.5, duration: 0.2), .spring(to: 1, spring: .bouncy)])
      .track(\.offset, [.linear(to: CGPoint(x: 0, y: -40), duration: 0.3)])
    #expect(timeline.value(at: 0.3).offset.y == -40)
    var pulse = TriggeredTimeline(1.0, trigger: 0) { scale in
      MotionTimeline(scale)
        .track(\.self, [.cubic(to: 1.2, duration: 0.1), .cubic(to: 1, duration: 0.1)])
    }
    #expect(pulse.value(at: 5) == 1)
    pulse.update(trigger: 1, at: 5)
    expect(pulse.value(at: 5.1), 1.2)
  }

  @Test func `the documented examples of combined motions have the documented results`() {
    let curve = MotionCurve.cubic(.easeInOut, duration: 1)
    var added = AdditiveMotion(0.0), chained = ChainedMotion(0.0)
    added.move(to: 100, at: 0, along: curve)
    added.move(to: 50, at: 0.4, along: curve)
    chained.move(to: 100, at: 0, along: curve)
    chained.move(to: 50, at: 0.4, along: curve)
    expect(added.sample(at: 0.5).value, 49.013877)
    expect(chained.sample(at: 0.5).value, 50)
  }
}
