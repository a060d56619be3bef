/// A value that can be added and scaled: the difference of two values, or a velocity (S-32).
///
/// `Double` is a vector, and so is a ``MotionPair`` of two vectors. Any other vector can be
/// composed of these.
public protocol MotionVector: AdditiveArithmetic, Sendable {
  /// Returns the vector with each component multiplied by the factor.
  func scaled(by factor: Double) -> Self

  /// The sum of the squares of all components.
  var magnitudeSquared: Double { get }
}

extension Double: MotionVector {
  /// Returns the product with the factor.
  @inlinable public func scaled(by factor: Double) -> Double { self * factor }

  /// The square of the number.
  @inlinable public var magnitudeSquared: Double { self * self }
}
