/// A value that can be added and scaled, such as a difference of two values or a velocity (S-32).
///
/// `Double` is a vector, and a ``MotionPair`` of two vectors is a vector. Use pairs of pairs for
/// vectors with more components.
public protocol MotionVector: AdditiveArithmetic, Sendable {
  /// Returns the vector with each component multiplied by the factor.
  func scaled(by factor: Double) -> Self

  /// The sum of the squares of all components.
  var magnitudeSquared: Double { get }
}

extension Double: MotionVector {
  /// Returns the number multiplied by the factor.
  @inlinable public func scaled(by factor: Double) -> Double { self * factor }

  /// The square of the number.
  @inlinable public var magnitudeSquared: Double { self * self }
}
