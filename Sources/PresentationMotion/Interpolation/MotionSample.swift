/// A moving value at one instant: its position and its velocity.
public struct MotionSample<Value: Interpolatable>: Sendable {
  /// The position of the moving value.
  public var value: Value
  /// The velocity, as the change of the value per second.
  public var velocity: Value.Offset

  /// Creates a sample; by default its velocity is zero.
  @inlinable public init(value: Value, velocity: Value.Offset = .zero) {
    self.value = value
    self.velocity = velocity
  }
}

extension MotionSample: Equatable where Value: Equatable {}

extension MotionSample<Double> {
  /// Returns the position and the velocity of a value that moves from `start` to `end`.
  ///
  /// Call this method on a sample that holds the progress of the motion, and the velocity of the
  /// progress. The progress is 0 at `start` and 1 at `end`. At progress 1, the value of the result
  /// is exactly `end`. If the velocity of the progress is infinite, the velocity of the result is
  /// zero.
  public func carried<Other: Interpolatable>(
    from start: Other, to end: Other
  ) -> MotionSample<Other> {
    MotionSample<Other>(
      value: value == 1 ? end : start.interpolated(towards: end, by: value),
      velocity: velocity.isFinite ? start.offset(to: end).scaled(by: velocity) : .zero)
  }
}
