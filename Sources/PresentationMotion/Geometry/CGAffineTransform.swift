#if !canImport(Darwin)
  import Foundation

  /// An affine map of the plane, as CoreGraphics defines it, for platforms without CoreGraphics.
  ///
  /// Points are row vectors: the transformed point is `[x y 1] * M`. So in a product of matrices,
  /// the left matrix is applied first. The matrix of a transform is:
  ///
  /// ```
  ///     | a   b   0 |
  /// M = | c   d   0 |
  ///     | tx  ty  1 |
  /// ```
  ///
  /// `translatedBy`, `scaledBy` and `rotated` apply their operation *before* the existing
  /// transform. `concatenating(_:)` applies its argument *after* the existing transform.
  ///
  /// ```swift
  /// let halved = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 0.5, y: 0.5)
  /// CGPoint(x: 4, y: 0).applying(halved)  // (12, 0): scaled, then moved
  /// ```
  public struct CGAffineTransform: Hashable, Sendable {
    /// The number by which x is multiplied for the new x: `a * x + c * y + tx`.
    public var a: CGFloat
    /// The number by which x is multiplied for the new y: `b * x + d * y + ty`.
    public var b: CGFloat
    /// The number by which y is multiplied for the new x: `a * x + c * y + tx`.
    public var c: CGFloat
    /// The number by which y is multiplied for the new y: `b * x + d * y + ty`.
    public var d: CGFloat
    /// The offset added to x, in points.
    public var tx: CGFloat
    /// The offset added to y, in points.
    public var ty: CGFloat

    /// The transform that leaves every point in place.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates a transform from the six numbers of its matrix.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Creates a transform that moves by the given distances, in points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a transform that scales both axes about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a transform that rotates about the origin by an angle in radians.
    ///
    /// A positive angle rotates from the x axis toward the y axis. If y points down, as on a
    /// screen, this rotation is clockwise.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (sin(angle), cos(angle))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether this transform is exactly the identity.
    public var isIdentity: Bool {
      self == .identity
    }

    /// Returns a transform that first moves by the given distances and then applies this transform.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// Returns a transform that first scales both axes and then applies this transform.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// Returns a transform that first rotates by an angle in radians and then applies this
    /// transform.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns a transform that first applies this transform and then `other`: `self * other`.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * other.a + b * other.c,
        b: a * other.b + b * other.d,
        c: c * other.a + d * other.c,
        d: c * other.b + d * other.d,
        tx: tx * other.a + ty * other.c + other.tx,
        ty: tx * other.b + ty * other.d + other.ty)
    }

    /// Returns the inverse transform; if there is none, returns this transform, as CoreGraphics
    /// does.
    ///
    /// A transform has no inverse if its determinant is zero or not finite. An example is a scale
    /// by zero.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0, determinant.isFinite else { return self }
      return CGAffineTransform(
        a: d / determinant,
        b: -b / determinant,
        c: -c / determinant,
        d: a / determinant,
        tx: (c * ty - d * tx) / determinant,
        ty: (b * tx - a * ty) / determinant)
    }
  }
#endif
