/// A value that can be interpolated: numbers, points, colors, transforms, and pairs of them.
///
/// A type says how far it is to another value, and where one arrives after such an offset; all
/// else follows. A value made of others passes both questions on:
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
/// Nothing is clamped: beyond the ends the arithmetic goes on, and a size may become negative
/// (G-40). Clamp where you draw. Numbers whose differences are not finite give no useful result.
public protocol Interpolatable: Sendable {
  /// The difference between two values; divided by seconds, also their velocity.
  associatedtype Offset: MotionVector

  /// Returns what `moved(by:)` needs to make the other value of this one: other - self.
  func offset(to other: Self) -> Offset

  /// Returns where this value arrives after the offset: self + offset.
  func moved(by offset: Offset) -> Self
}

extension Interpolatable {
  /// Returns `((other - self) * amount) + self`, in this order (G-41).
  ///
  /// The amount 0 gives exactly this value; 1 gives the other, but for rounding. Less than 0 and
  /// more than 1 go on along the same line.
  @inlinable public func interpolated(towards other: Self, by amount: Double) -> Self {
    guard amount != 0 else { return self }
    return moved(by: offset(to: other).scaled(by: amount))
  }
}
