#if !canImport(Darwin)
  import Foundation

  extension CGPoint {
    /// Returns the place to which the transform moves this point: `[x y 1] * M`.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
      CGPoint(
        x: transform.a * x + transform.c * y + transform.tx,
        y: transform.b * x + transform.d * y + transform.ty)
    }
  }

  extension CGSize {
    /// Returns this size scaled and turned by the transform, whose translation is left out.
    ///
    /// The result may have negative sides, as after half a turn.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
      CGSize(
        width: transform.a * width + transform.c * height,
        height: transform.b * width + transform.d * height)
    }
  }

  extension CGRect {
    /// Returns the smallest upright rectangle around the four corners, once transformed.
    ///
    /// Turning by anything but quarter turns therefore grows the rectangle, and turning back does
    /// not undo it. The null and the infinite rectangle stay what they are.
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
