#if canImport(Darwin)
  import CoreGraphics
#endif

extension CGAffineTransform {
  /// The inverse transform, or this transform itself if its determinant is zero or not finite.
  ///
  /// With an infinite determinant, CoreGraphics' `inverted()` divides by it and returns invalid
  /// numbers.
  package var inverse: CGAffineTransform {
    (a * d - b * c).isFinite ? inverted() : self
  }
}
