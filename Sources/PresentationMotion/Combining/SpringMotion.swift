/// A value that a spring pulls, and that keeps its place and its velocity when the target, or the
/// spring, becomes another (S-36).
///
/// A gesture that grabs and releases, or a transition that is reversed (S-37), is one more move:
///
/// ```swift
/// var y = SpringMotion(0.0, spring: try SpringCurve(stiffness: 150, damping: 15))
/// y.move(to: 1, at: 0)
/// y.move(to: 0, at: 0.15)  // at 0.711928..., and fast: it goes on a little before it comes back
/// y.sample(at: 0.15).velocity  // 4.994266...
/// ```
public struct SpringMotion<Value: Interpolatable>: Sendable {
  /// Where the spring pulls to.
  public private(set) var target: Value
  /// The spring that pulls the value; its own initial velocity plays no part.
  public private(set) var spring: SpringCurve

  private var start: MotionSample<Value>
  private var startTime = 0.0

  /// Creates a value that rests.
  public init(_ value: Value, spring: SpringCurve) {
    self.init(continuing: MotionSample(value: value), at: 0, to: value, spring: spring)
  }

  /// Takes over from whatever has moved a value before.
  ///
  /// The time is now, in seconds.
  public init(
    continuing sample: MotionSample<Value>, at time: Double, to target: Value, spring: SpringCurve
  ) {
    (self.target, self.spring) = (target, spring)
    (start, startTime) = (sample, time)
  }

  /// Pulls to another target from here on, with another spring if one is given.
  ///
  /// The time is now, in seconds; what was before is no longer known.
  public mutating func move(to value: Value, at time: Double, spring: SpringCurve? = nil) {
    self = SpringMotion(
      continuing: sample(at: time), at: time, to: value, spring: spring ?? self.spring)
  }

  /// Returns where the value is, and how fast it moves.
  ///
  /// - Parameter time: In seconds, from the last move on.
  public func sample(at time: Double) -> MotionSample<Value> {
    spring.sample(at: time - startTime, from: start, to: target)
  }

  /// Returns whether the value is as near to the target, and per second as slow, as a distance.
  ///
  /// Both are lengths over all components together (S-32).
  public func isAtRest(at time: Double, within distance: Double) -> Bool {
    let sample = sample(at: time)
    let limit = distance * distance
    return sample.value.offset(to: target).magnitudeSquared <= limit
      && sample.velocity.magnitudeSquared <= limit
  }
}
