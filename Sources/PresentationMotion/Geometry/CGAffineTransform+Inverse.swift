#if canImport(Darwin)
  import CoreGraphics
#endif

extension CGAffineTransform {
  /// The inverse transform, or this transform itself if its determinant is zero or not finite.
  ///
  /// This property avoids the invalid numbers that CoreGraphics' `inverted()` returns if the
  /// determinant is infinite.
  package var inverse: CGAffineTransform {
    (a * d - b * c).isFinite ? inverted() : self
  }
}
