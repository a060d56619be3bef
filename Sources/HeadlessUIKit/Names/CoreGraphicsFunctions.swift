#if !canImport(Darwin)
  public import Foundation
  public import PresentationMotion

  /// The largest finite `Float`, which apps use as the repeat count of an endless animation.
  public let HUGE: Float = .greatestFiniteMagnitude

  /// The number of nanoseconds in a second.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000

  /// The number of nanoseconds in a millisecond.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000

  /// The number of microseconds in a second.
  public let USEC_PER_SEC: UInt64 = 1_000_000

  /// Returns the x coordinate of a rectangle's left side.
  public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

  /// Returns the x coordinate of a rectangle's center.
  public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

  /// Returns the x coordinate of a rectangle's right side.
  public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

  /// Returns the y coordinate of a rectangle's upper side.
  public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

  /// Returns the y coordinate of a rectangle's center.
  public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

  /// Returns the y coordinate of a rectangle's lower side.
  public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

  /// Returns the width of a rectangle.
  public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

  /// Returns the height of a rectangle.
  public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

  /// Returns a rectangle with an origin and a size.
  public func CGRectMake(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// Returns a point with the given coordinates.
  public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  /// Returns a size with the given width and height.
  public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  /// Returns a rectangle whose left and right sides are moved inward by `dx`, and whose upper and
  /// lower sides are moved inward by `dy`.
  public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.insetBy(dx: dx, dy: dy)
  }

  /// Returns a rectangle that is moved by `dx` to the right and by `dy` downward.
  public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.offsetBy(dx: dx, dy: dy)
  }

  /// Returns the smallest rectangle around two rectangles.
  public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }

  /// Returns whether a point is inside a rectangle.
  public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }

  /// Returns whether two rectangles overlap (L-11).
  public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
    rect1.intersects(rect2)
  }

  /// Returns a transform that scales points by the given factors.
  public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy)
  }

  /// Returns a transform that rotates points by an angle in radians.
  public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
  }

  /// Returns a transform that moves points by the given distances.
  public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty)
  }

  /// Returns a transform that first applies `t1` and then `t2`.
  public func CGAffineTransformConcat(
    _ t1: CGAffineTransform, _ t2: CGAffineTransform
  ) -> CGAffineTransform {
    t1.concatenating(t2)
  }

  /// Returns a transform that first scales points by the given factors and then applies `t`.
  public func CGAffineTransformScale(
    _ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat
  ) -> CGAffineTransform {
    t.scaledBy(x: sx, y: sy)
  }

  /// Returns a transform that first rotates points by an angle in radians and then applies `t`.
  public func CGAffineTransformRotate(
    _ t: CGAffineTransform, _ angle: CGFloat
  ) -> CGAffineTransform {
    t.rotated(by: angle)
  }

  /// Returns a transform that first moves points by the given distances and then applies `t`.
  public func CGAffineTransformTranslate(
    _ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat
  ) -> CGAffineTransform {
    t.translatedBy(x: tx, y: ty)
  }

  extension CGPoint {
    /// Returns whether two points are equal; an older form of `==`.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
  }

  extension CGSize {
    /// Returns whether two sizes are equal; an older form of `==`.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
  }

  extension CGRect {
    /// Returns whether two rectangles are equal; an older form of `==`.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
  }
#endif
