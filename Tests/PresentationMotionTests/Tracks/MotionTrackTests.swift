import PresentationMotion
import TestSupport
import Testing

@Suite struct `A motion track` {
  @Test(.rule("S-24", "S-25")) func `a motion track without keyframes stays at its start value`() {
    let track = MotionTrack(3.0, [])
    expect(track.duration, equals: 0)
    expect([-1, 0, 1].map { track.value(at: $0) }, equals: [3, 3, 3])
  }

  @Test(.rule("S-25"))
  func `a motion track can jump at its start and between two keyframes`() {
    let track = MotionTrack(
      1.0, [.move(to: 0), .linear(to: 1, duration: 1), .move(to: 5), .linear(to: 6, duration: 1)])
    expect([-0.5, 0, 0.5, 1, 1.5, 2].map { track.value(at: $0) }, equals: [1, 0, 0.5, 5, 5.5, 6])
  }

  @Test(.rule("S-26", "S-28"))
  func `a cubic keyframe starts with the end velocity of the linear keyframe before it`() {
    let track = MotionTrack(
      0.0, [.linear(to: 1, duration: 0.5, curve: .easeIn), .cubic(to: 2, duration: 1)])
    let slope = CubicCurve.easeIn.slope(at: 1) / 0.5
    expect(abs(track.velocity(at: 0.5) - slope) < 1e-12)
    expect(track.value(at: 0.25), equals: CubicCurve.easeIn.value(at: 0.5))
  }

  @Test(.rule("S-28"))
  func `if only one of two adjacent keyframes declares a velocity, both keyframes use it`() {
    let from = MotionTrack(
      0.0, [.cubic(to: 1, duration: 1), .cubic(to: 0, duration: 1, startVelocity: 7)])
    let to = MotionTrack(
      0.0, [.cubic(to: 1, duration: 1, endVelocity: 7), .cubic(to: 0, duration: 1)])
    for track in [from, to] {
      expect(track.velocity(at: 1), equals: 7)
      expect(abs(track.velocity(at: 1 - 1e-12) - 7) < 1e-9)
    }
  }

  @Test(.rule("S-27", "S-28"))
  func `the velocity of a motion track is zero at a jump and at both ends`() {
    let track = MotionTrack(
      0.0, [.cubic(to: 1, duration: 1), .move(to: 3), .cubic(to: 4, duration: 1)])
    expect(abs(track.velocity(at: 1 - 1e-12)) < 1e-9)
    expect([0, 1, 2].map { track.velocity(at: $0) }, equals: [0, 0, 0])
  }

  @Test(.rule("S-29"))
  func `a spring keyframe without a duration lasts until the spring has settled`() {
    let track = MotionTrack(0.0, [.spring(to: 1, spring: .bouncy)])
    expect(track.duration, equals: SpringCurve.bouncy.settlingTime())
    expect(track.value(at: track.duration), equals: 1)
    expect(track.value(at: 0.2), equals: SpringCurve.bouncy.value(at: 0.2))
  }

  @Test(.rule("S-29"))
  func `a cubic keyframe ends with the start velocity of the spring keyframe after it`() {
    let track = MotionTrack(
      0.0, [.cubic(to: 1, duration: 0.5), .spring(to: 3, duration: 1, spring: .smooth)])
    expect(track.velocity(at: 0.5), equals: 2)
    expect(abs(track.velocity(at: 0.5 - 1e-12) - 2) < 1e-9)
    let told = MotionTrack(
      0.0, [.cubic(to: 1, duration: 0.5), .spring(to: 3, duration: 1, startVelocity: 9)])
    expect(abs(told.velocity(at: 0.5 - 1e-12) - 9) < 1e-9)
  }

  @Test(.rule("S-29"))
  func `a motion track with an undamped spring keyframe never ends`() throws {
    let spring = try SpringCurve(stiffness: 100, damping: 0)
    let track = MotionTrack(
      0.0,
      [.cubic(to: 1, duration: 1), .spring(to: 2, spring: spring), .cubic(to: 3, duration: 1)])
    expect(track.duration, equals: .infinity)
    expect(track.velocity(at: 1), equals: 0)
    expect(track.value(at: 1e6).isFinite)
  }

  @Test func `a keyframe with an invalid duration becomes a jump`() {
    let track = MotionTrack(
      0.0,
      [
        .linear(to: 1, duration: 0), .cubic(to: 2, duration: -1), .cubic(to: 3, duration: .nan),
        .linear(to: 4, duration: .infinity), .spring(to: 5, duration: 0),
      ])
    expect(track.duration, equals: 0)
    expect(track.value(at: 0), equals: 5)
  }

  @Test(.rule("S-31")) func `a repeating motion track restarts at its start value`() {
    let track = MotionTrack(0.0, repeats: true, [.linear(to: 1, duration: 1)])
    expect([-1, 0.25, 1.25, 7.5].map { track.value(at: $0) }, equals: [0, 0.25, 0.25, 0.5])
    expect(track.duration, equals: 1)
  }

  @Test(.rule("S-24")) func `a motion track interpolates vectors component by component`() {
    let track = MotionTrack(CGPoint.zero, [.linear(to: CGPoint(x: 10, y: -20), duration: 2)])
    expect(track.value(at: 1), equals: CGPoint(x: 5, y: -10))
    expect(track.velocity(at: 1), equals: MotionPair(5.0, -10.0))
  }
}
