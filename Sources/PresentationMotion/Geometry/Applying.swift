#if !canImport(Darwin)
  import Foundation

  extension CGPoint {
    /// Returns the point to which the transform moves this point: `[x y 1] * M`, where `M` is the
    /// transform's matrix.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
      CGPoint(
        x: transform.a * x + transform.c * y + transform.tx,
        y: transform.b * x + transform.d * y + transform.ty)
    }
  }

  extension CGSize {
    /// Returns this size scaled and rotated by the transform; the translation is ignored.
    ///
    /// The result may have negative sides, for example after a half turn.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
      CGSize(
        width: transform.a * width + transform.c * height,
        height: transform.b * width + transform.d * height)
    }
  }

  extension CGRect {
    /// Returns the smallest upright rectangle that contains the four transformed corners.
    ///
    /// A rotation by 45 degrees, for example, enlarges the rectangle, and rotating back does not
    /// restore the original size. The null and the infinite rectangle are returned unchanged.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
      guard !isNull, !isInfinite else { return self }
      let a = CGPoint(x: minX, y: minY).applying(transform)
      let b = CGPoint(x: maxX, y: minY).applying(transform)
      let c = CGPoint(x: minX, y: maxY).applying(transform)
      let d = CGPoint(x: maxX, y: maxY).applying(transform)
      let low = CGPoint(x: min(min(a.x, b.x), min(c.x, d.x)), y: min(min(a.y, b.y), min(c.y, d.y)))
      let high = CGPoint(x: max(max(a.x, b.x), max(c.x, d.x)), y: max(max(a.y, b.y), max(c.y, d.y)))
      return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
  }
#endif
