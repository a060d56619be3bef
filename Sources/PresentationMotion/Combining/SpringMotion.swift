/// A value that a spring pulls to a target (S-36).
///
/// The target and the spring can change at any time.
///
/// At a change, neither the value nor its velocity jumps. Call `move(to:at:spring:)` when a gesture
/// grabs or releases the value, and when a transition is reversed (S-37):
///
/// ```swift
/// var y = SpringMotion(0.0, spring: try SpringCurve(stiffness: 150, damping: 15))
/// y.move(to: 1, at: 0)
/// y.move(to: 0, at: 0.15)  // from 0.711928...; it moves on a little, then returns
/// y.sample(at: 0.15).velocity  // 4.994266...
/// ```
public struct SpringMotion<Value: Interpolatable>: Sendable {
  /// The value to which the spring pulls.
  public private(set) var target: Value
  /// The spring that pulls the value; the spring's own initial velocity is ignored.
  public private(set) var spring: SpringCurve

  private var start: MotionSample<Value>
  private var startTime = 0.0

  /// Creates a value that does not move yet.
  public init(_ value: Value, spring: SpringCurve) {
    self.init(continuing: MotionSample(value: value), at: 0, to: value, spring: spring)
  }

  /// Creates a value that continues from a sample (position and velocity) of another motion.
  ///
  /// `time` is the current time in seconds.
  public init(
    continuing sample: MotionSample<Value>, at time: Double, to target: Value, spring: SpringCurve
  ) {
    (self.target, self.spring) = (target, spring)
    (start, startTime) = (sample, time)
  }

  /// Changes the target; if `spring` is not nil, also changes the spring.
  ///
  /// `time` is the current time in seconds. After this call, do not request samples before `time`.
  public mutating func move(to value: Value, at time: Double, spring: SpringCurve? = nil) {
    self = SpringMotion(
      continuing: sample(at: time), at: time, to: value, spring: spring ?? self.spring)
  }

  /// Returns the value and its velocity.
  ///
  /// - Parameter time: The time in seconds, not before the last move.
  public func sample(at time: Double) -> MotionSample<Value> {
    spring.sample(at: time - startTime, from: start, to: target)
  }

  /// Returns whether the value is close to the target and slow.
  ///
  /// The distance to the target must be at most `distance`, and the velocity at most `distance` per
  /// second. For a value with several components, the distance and the velocity are lengths of
  /// vectors (S-32).
  public func isAtRest(at time: Double, within distance: Double) -> Bool {
    let sample = sample(at: time)
    let limit = distance * distance
    return sample.value.offset(to: target).magnitudeSquared <= limit
      && sample.velocity.magnitudeSquared <= limit
  }
}
