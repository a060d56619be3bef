#if canImport(Darwin)
  public import CoreGraphics
#else
  public import Foundation
#endif

extension CGPoint: Interpolatable {
  /// Returns the distances to `other` along x and y.
  @inlinable public func offset(to other: CGPoint) -> MotionPair<Double, Double> {
    MotionPair(x.offset(to: other.x), y.offset(to: other.y))
  }

  /// Returns the point moved by the distances along x and y.
  @inlinable public func moved(by offset: MotionPair<Double, Double>) -> CGPoint {
    CGPoint(x: x.moved(by: offset.first), y: y.moved(by: offset.second))
  }
}

extension CGSize: Interpolatable {
  /// Returns the differences from this size to `other`: the width, then the height.
  @inlinable public func offset(to other: CGSize) -> MotionPair<Double, Double> {
    MotionPair(width.offset(to: other.width), height.offset(to: other.height))
  }

  /// Returns the size with the offset added; the width or the height may become negative.
  @inlinable public func moved(by offset: MotionPair<Double, Double>) -> CGSize {
    CGSize(width: width.moved(by: offset.first), height: height.moved(by: offset.second))
  }
}

extension CGVector: Interpolatable {
  /// Returns the differences from this vector to `other`: dx, then dy.
  @inlinable public func offset(to other: CGVector) -> MotionPair<Double, Double> {
    MotionPair(dx.offset(to: other.dx), dy.offset(to: other.dy))
  }

  /// Returns the vector with the offset added to both components.
  @inlinable public func moved(by offset: MotionPair<Double, Double>) -> CGVector {
    CGVector(dx: dx.moved(by: offset.first), dy: dy.moved(by: offset.second))
  }
}

extension CGRect: Interpolatable {
  /// Returns the differences from this rectangle to `other`: the origin, then the size (S-32).
  ///
  /// The rectangles are not standardized: a negative width or height stays negative.
  @inlinable public func offset(
    to other: CGRect
  ) -> MotionPair<MotionPair<Double, Double>, MotionPair<Double, Double>> {
    MotionPair(origin.offset(to: other.origin), size.offset(to: other.size))
  }

  /// Returns the rectangle with the offset added to its origin and its size.
  ///
  /// The width or the height may become negative (G-40).
  @inlinable public func moved(
    by offset: MotionPair<MotionPair<Double, Double>, MotionPair<Double, Double>>
  ) -> CGRect {
    CGRect(origin: origin.moved(by: offset.first), size: size.moved(by: offset.second))
  }
}
