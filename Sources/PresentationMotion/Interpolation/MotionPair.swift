/// A pair of two values that can be animated together.
///
/// The pair conforms to ``MotionVector`` or ``Interpolatable`` if both values conform.
///
/// ```swift
/// let closed = MotionPair(CGRect(x: 0, y: 0, width: 100, height: 50), 0.0)
/// let open = MotionPair(CGRect(x: 0, y: 0, width: 300, height: 400), 1.0)
/// closed.interpolated(towards: open, by: 0.5).second  // 0.5
/// ```
public struct MotionPair<First: Sendable, Second: Sendable>: Sendable {
  /// The first value of the pair.
  public var first: First
  /// The second value of the pair.
  public var second: Second

  /// Creates a pair.
  @inlinable public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension MotionPair: Equatable where First: Equatable, Second: Equatable {}
extension MotionPair: Hashable where First: Hashable, Second: Hashable {}

extension MotionPair: AdditiveArithmetic where First: MotionVector, Second: MotionVector {
  /// The pair of two zero vectors.
  @inlinable public static var zero: MotionPair { MotionPair(.zero, .zero) }

  /// Returns the pair of `left.first + right.first` and `left.second + right.second`.
  @inlinable public static func + (left: MotionPair, right: MotionPair) -> MotionPair {
    MotionPair(left.first + right.first, left.second + right.second)
  }

  /// Returns the pair of `left.first - right.first` and `left.second - right.second`.
  @inlinable public static func - (left: MotionPair, right: MotionPair) -> MotionPair {
    MotionPair(left.first - right.first, left.second - right.second)
  }
}

extension MotionPair: MotionVector where First: MotionVector, Second: MotionVector {
  /// Returns the pair with both values multiplied by `factor`.
  @inlinable public func scaled(by factor: Double) -> MotionPair {
    MotionPair(first.scaled(by: factor), second.scaled(by: factor))
  }

  /// The sum of the squared magnitudes of both values.
  @inlinable public var magnitudeSquared: Double {
    first.magnitudeSquared + second.magnitudeSquared
  }
}

extension MotionPair: Interpolatable where First: Interpolatable, Second: Interpolatable {
  /// Returns the offsets from both values of this pair to the corresponding values of `other`.
  @inlinable public func offset(
    to other: MotionPair
  ) -> MotionPair<First.Offset, Second.Offset> {
    MotionPair<First.Offset, Second.Offset>(
      first.offset(to: other.first), second.offset(to: other.second))
  }

  /// Returns this pair with each value moved by the corresponding part of `offset`.
  @inlinable public func moved(
    by offset: MotionPair<First.Offset, Second.Offset>
  ) -> MotionPair {
    MotionPair(first.moved(by: offset.first), second.moved(by: offset.second))
  }
}
