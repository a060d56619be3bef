/// A value on its way: where it is, and how fast it moves there.
public struct MotionSample<Value: Interpolatable>: Sendable {
  /// The position.
  public var value: Value
  /// The change of the value in one second at this speed.
  public var velocity: Value.Offset

  /// Creates a sample, at rest by default.
  @inlinable public init(value: Value, velocity: Value.Offset = .zero) {
    self.value = value
    self.velocity = velocity
  }
}

extension MotionSample: Equatable where Value: Equatable {}

extension MotionSample<Double> {
  /// Returns the sample of a value between two others, with this number as its progress.
  ///
  /// At progress 1 that is exactly the end. An infinite velocity, as where a curve is vertical,
  /// counts as none: it is a jump.
  public func carried<Other: Interpolatable>(
    from start: Other, to end: Other
  ) -> MotionSample<Other> {
    MotionSample<Other>(
      value: value == 1 ? end : start.interpolated(towards: end, by: value),
      velocity: velocity.isFinite ? start.offset(to: end).scaled(by: velocity) : .zero)
  }
}
