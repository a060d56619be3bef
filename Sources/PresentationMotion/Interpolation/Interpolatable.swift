/// A value that can be interpolated, such as a number, a point, a color, a transform, or a pair.
///
/// A conforming type implements two functions: ``offset(to:)`` returns the difference to another
/// value, and ``moved(by:)`` adds a difference. All interpolation uses these two functions. A type
/// with several properties combines the offsets of its properties:
///
/// ```swift
/// struct Card: Interpolatable {
///   var frame: CGRect
///   var alpha: Double
///
///   func offset(to other: Card) -> MotionPair<CGRect.Offset, Double> {
///     MotionPair(frame.offset(to: other.frame), alpha.offset(to: other.alpha))
///   }
///
///   func moved(by offset: MotionPair<CGRect.Offset, Double>) -> Card {
///     Card(frame: frame.moved(by: offset.first), alpha: alpha.moved(by: offset.second))
///   }
/// }
/// ```
///
/// Nothing is clamped: interpolation continues beyond both ends, and a size may become negative
/// (G-40). Clamp values where you draw them. If a difference is not finite, the interpolated value
/// is meaningless.
public protocol Interpolatable: Sendable {
  /// The type of the difference between two values, and of a velocity (the difference per second).
  associatedtype Offset: MotionVector

  /// Returns the offset from this value to `other`: other - self.
  func offset(to other: Self) -> Offset

  /// Returns this value moved by the offset: self + offset.
  func moved(by offset: Offset) -> Self
}

extension Interpolatable {
  /// Returns the interpolated value, computed as `((other - self) * amount) + self` (G-41).
  ///
  /// The amount 0 gives exactly this value. The amount 1 gives `other`, except for rounding.
  /// Amounts below 0 and above 1 extrapolate along the same line.
  @inlinable public func interpolated(towards other: Self, by amount: Double) -> Self {
    guard amount != 0 else { return self }
    return moved(by: offset(to: other).scaled(by: amount))
  }
}
