import Foundation

#if canImport(Darwin)
  public import CoreGraphics
#endif

extension CGAffineTransform: Interpolatable {
  /// Returns the differences in scale, shear, angle and translation from this transform to `other`.
  ///
  /// The first value of the resulting pair holds the differences in scale, shear and angle. The
  /// second value holds the difference in translation.
  ///
  /// Each transform is decomposed into three parts, which are applied in this order: a scale with
  /// a shear, then a rotation, then a translation. The angle changes by at most half a turn, in the
  /// shorter direction. If a transform mirrors, one axis has a negative scale, as in CSS: the x
  /// axis if `a` is less than `d`, otherwise the y axis.
  public func offset(
    to other: CGAffineTransform
  ) -> MotionPair<
    MotionPair<MotionPair<Double, Double>, MotionPair<Double, Double>>, MotionPair<Double, Double>
  > {
    let start = TransformParts(self), end = TransformParts(other)
    return MotionPair(
      MotionPair(
        MotionPair(end.scaleX - start.scaleX, end.scaleY - start.scaleY),
        MotionPair(
          end.shear - start.shear, remainder(end.angle - start.angle, 2 * .pi))),
      MotionPair(tx.offset(to: other.tx), ty.offset(to: other.ty)))
  }

  /// Returns this transform with the offset added to its scale, shear, angle and translation.
  ///
  /// For a zero offset, the result is exactly this transform.
  public func moved(
    by offset: MotionPair<
      MotionPair<MotionPair<Double, Double>, MotionPair<Double, Double>>, MotionPair<Double, Double>
    >
  ) -> CGAffineTransform {
    var result = self
    if offset.first != .zero {
      var parts = TransformParts(self)
      parts.scaleX += offset.first.first.first
      parts.scaleY += offset.first.first.second
      parts.shear += offset.first.second.first
      parts.angle += offset.first.second.second
      result = parts.transform
    }
    result.tx = tx.moved(by: offset.second.first)
    result.ty = ty.moved(by: offset.second.second)
    return result
  }
}

/// The parts of a transform without its translation: the matrix [scaleX 0; shear scaleY], followed
/// by a rotation.
private struct TransformParts {
  var scaleX: Double
  var scaleY: Double
  var shear: Double
  var angle: Double

  init(_ transform: CGAffineTransform) {
    let (a, b) = (Double(transform.a), Double(transform.b))
    let (c, d) = (Double(transform.c), Double(transform.d))
    let determinant = a * d - b * c
    let length = hypot(a, b)
    guard length > 0 else {
      (scaleX, scaleY, shear) = (0, hypot(c, d), 0)
      angle = scaleY > 0 ? atan2(-c, d) : 0
      return
    }
    scaleX = determinant < 0 && a < d ? -length : length
    let (cosine, sine) = (a / scaleX, b / scaleX)
    angle = atan2(sine, cosine)
    shear = c * cosine + d * sine
    scaleY = d * cosine - c * sine
  }

  var transform: CGAffineTransform {
    let (cosine, sine) = (cos(angle), sin(angle))
    return CGAffineTransform(
      a: scaleX * cosine, b: scaleX * sine,
      c: shear * cosine - scaleY * sine, d: shear * sine + scaleY * cosine,
      tx: 0, ty: 0)
  }
}
