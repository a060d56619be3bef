import PresentationMotion
import TestSupport
import Testing

/// The results that the examples in docstrings promise.
@Suite struct `Examples in the documentation` {
  private func expectNear(
    _ found: Double?, _ expected: Double, _ location: SourceLocation = #_sourceLocation
  ) {
    expect(abs((found ?? .nan) - expected) <= 1e-6, sourceLocation: location)
  }

  @Test func `the documented examples of springs have the documented results`() throws {
    let spring = try SpringCurve(stiffness: 150, damping: 15)
    expectNear(spring.value(at: 0.1), 0.430831)
    expectNear(spring.firstPeak?.value, 1.087732)
    expectNear(spring.settlingTime(), 0.997510)
    var y = SpringMotion(0.0, spring: try SpringCurve(stiffness: 150, damping: 15))
    y.move(to: 1, at: 0)
    y.move(to: 0, at: 0.15)
    expectNear(y.sample(at: 0.15).value, 0.711929)
    expectNear(y.sample(at: 0.15).velocity, 4.994266)
    let error = #expect(throws: MotionError.self) {
      try SpringCurve(mass: 0, stiffness: 100, damping: 10)
    }
    expect(error?.description, equals: "mass is 0.0, expected a number from 1e-50 to 1e+50")
  }

  @Test func `the documented examples of curves have the documented results`() {
    expectNear(CubicCurve.easeInOut.value(at: 0.25), 0.129162)
    expectNear(CubicCurve.easeInOut.slope(at: 0.5), 1.724138)
    let fade = MotionCurve.cubic(.easeInOut, duration: 0.25)
    expectNear(fade.value(at: 0.125), 0.5)
    let pop = MotionCurve.spring(.bouncy).delayed(by: 0.1)
    expectNear(pop.duration, 0.962955)
    expect(pop.value(at: 0.1), equals: 0)
    let closed = MotionPair(CGRect(x: 0, y: 0, width: 100, height: 50), 0.0)
    let open = MotionPair(CGRect(x: 0, y: 0, width: 300, height: 400), 1.0)
    expect(closed.interpolated(towards: open, by: 0.5).second, equals: 0.5)
  }

  @Test func `the documented examples of motion tracks have the documented results`() {
    let overshoot = MotionTrack(
      1.0,
      [
        .move(to: 0), .cubic(to: 1.2, duration: 1), .cubic(to: 0.8, duration: 0.3),
        .cubic(to: 1, duration: 0.3),
      ])
    expect(overshoot.duration, equals: 1.6)
    expect(overshoot.value(at: 1), equals: 1.2)
    struct Look {
      var scale = 1.0
      var offset = CGPoint.zero
    }
    let timeline = MotionTimeline(Look())
      .track(\.scale, [.cubic(to: 1.5, duration: 0.2), .spring(to: 1, spring: .bouncy)])
      .track(\.offset, [.linear(to: CGPoint(x: 0, y: -40), duration: 0.3)])
    expect(timeline.value(at: 0.3).offset.y, equals: -40)
    var pulse = TriggeredTimeline(1.0, trigger: 0) { scale in
      MotionTimeline(scale)
        .track(\.self, [.cubic(to: 1.2, duration: 0.1), .cubic(to: 1, duration: 0.1)])
    }
    expect(pulse.value(at: 5), equals: 1)
    pulse.update(trigger: 1, at: 5)
    expectNear(pulse.value(at: 5.1), 1.2)
  }

  @Test func `the documented examples of combined motions have the documented results`() {
    do {
      var x = AdditiveMotion(0.0)
      x.move(to: 100, at: 0, along: .cubic(.easeInOut, duration: 1))
      x.move(to: 50, at: 0.4, along: .cubic(.easeInOut, duration: 1))
      expectNear(x.sample(at: 0.5).value, 49.013877)
    }
    do {
      var x = ChainedMotion(0.0)
      x.move(to: 100, at: 0, along: .cubic(.easeInOut, duration: 1))
      x.move(to: 50, at: 0.4, along: .cubic(.easeInOut, duration: 1))
      expectNear(x.sample(at: 0.5).value, 50)
    }
  }

  @Test func `the documented examples of geometry have the documented results`() {
    let corner =
      Anchor.bottomTrailing.point(in: CGRect(x: 100, y: 100, width: 75, height: 75))
    expect(corner, equals: CGPoint(x: 175, y: 175))
    let halved = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 0.5, y: 0.5)
    expect(CGPoint(x: 4, y: 0).applying(halved), equals: CGPoint(x: 12, y: 0))
    let shared = SharedGeometry(
      of: CGRect(x: 100, y: 100, width: 100, height: 100), at: .topLeading)
    let own = CGRect(x: 300, y: 300, width: 75, height: 75)
    let moved = shared.rect(for: own, matching: .position, at: .bottomTrailing)
    expect(moved, equals: CGRect(x: 25, y: 25, width: 75, height: 75))
  }

  @Test func `the documented example of a follower has the documented results`() {
    let inbox = CGRect(x: 0, y: 0, width: 50, height: 4), bar = CGRect.zero
    let sent = CGRect(x: 100, y: 0, width: 50, height: 4)
    var line = MatchedFollower<String, CGRect>()
    expect(line.update(id: "Inbox", target: inbox, own: bar, progress: 1), equals: inbox)
    expect(line.update(id: "Sent", target: sent, own: bar, progress: 0), equals: inbox)
    let end = line.update(id: "Sent", target: sent, own: bar, progress: 1.2)
    expect(end.minX > sent.minX)
  }
}
