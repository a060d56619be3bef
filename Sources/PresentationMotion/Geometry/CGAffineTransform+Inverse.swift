#if canImport(Darwin)
  import CoreGraphics
#endif

extension CGAffineTransform {
  /// The inverse transform, or this transform itself if its determinant is zero or not finite.
  ///
  /// If the determinant is infinite, CoreGraphics' `inverted()` returns invalid numbers.
  package var inverse: CGAffineTransform {
    (a * d - b * c).isFinite ? inverted() : self
  }
}
