import PresentationMotion
import TestSupport
import Testing

@Suite struct `A motion timeline` {
  private struct Look: Equatable {
    var scale = 1.0
    var place = CGPoint.zero
    var name = "Card"
  }

  private let timeline = MotionTimeline(Look())
    .track(\.scale, [.linear(to: 2, duration: 1)])
    .track(\.place, [.linear(to: CGPoint(x: 40, y: 0), duration: 2)])

  @Test(.rule("S-24"))
  func `a timeline lasts as long as its longest track`() {
    expect(timeline.duration, equals: 2)
    expect(timeline.value(at: -1), equals: Look())
    expect(timeline.value(at: 0.5), equals: Look(scale: 1.5, place: CGPoint(x: 10, y: 0)))
    expect(timeline.value(at: 1.5), equals: Look(scale: 2, place: CGPoint(x: 30, y: 0)))
    expect(timeline.value(at: 9), equals: Look(scale: 2, place: CGPoint(x: 40, y: 0)))
  }

  @Test(.rule("S-31")) func `a timeline returns the velocity of each animated property`() {
    expect(timeline.sample(of: \.scale, at: 0.5), equals: MotionSample(value: 1.5, velocity: 1))
    expect(timeline.sample(of: \.place, at: 1.5).velocity, equals: MotionPair(20.0, 0.0))
    expect(timeline.sample(of: \.place.x, at: 1.5), equals: MotionSample(value: 0))
  }

  @Test(.rule("S-31")) func `a repeating timeline restarts all its tracks at the same time`() {
    let endless = MotionTimeline(Look(), repeats: true)
      .track(\.scale, [.linear(to: 2, duration: 1)])
      .track(\.place, [.linear(to: CGPoint(x: 40, y: 0), duration: 2)])
    expect(endless.value(at: 3.5), equals: Look(scale: 2, place: CGPoint(x: 30, y: 0)))
    expect(endless.sample(of: \.scale, at: 2.5).value, equals: 1.5)
  }

  @Test(.rule("S-31"))
  func `when a timeline's trigger changes, the timeline starts at the current value`() {
    var pulse = TriggeredTimeline(1.0, trigger: 0) { value in
      MotionTimeline(value).track(\.self, [.linear(to: value + 1, duration: 1)])
    }
    expect(pulse.value(at: 5), equals: 1)
    pulse.update(trigger: 0, at: 5)
    expect(pulse.value(at: 6), equals: 1)
    pulse.update(trigger: 1, at: 6)
    expect([6, 6.5, 7, 8].map { pulse.value(at: $0) }, equals: [1, 1.5, 2, 2])
    pulse.update(trigger: 2, at: 8)
    expect(pulse.value(at: 8.5), equals: 2.5)
    pulse.update(trigger: 3, at: 8.5)
    expect([8.5, 9.5].map { pulse.value(at: $0) }, equals: [2.5, 3.5])
    expect(pulse.trigger, equals: 3)
  }
}
