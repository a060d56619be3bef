#if canImport(Darwin)
  import CoreGraphics
#endif

extension CGAffineTransform {
  /// The transform that undoes this one, or this one itself if there is none: its determinant is
  /// zero or not finite.
  ///
  /// CoreGraphics' `inverted()` divides by an infinite determinant, and returns no numbers.
  package var inverse: CGAffineTransform {
    (a * d - b * c).isFinite ? inverted() : self
  }
}
