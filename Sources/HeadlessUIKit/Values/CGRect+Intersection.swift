#if !canImport(Darwin)
  public import Foundation

  /// Comparisons of rectangles as in Core Graphics.
  ///
  /// In Foundation on Linux, rectangles that only touch also intersect (L-11). If a file imports
  /// Foundation as well, the compiler cannot choose between the two versions. Importing only UIKit
  /// avoids this ambiguity.
  extension CGRect {
    /// Returns whether the rectangles share more than sides and corners.
    ///
    /// A null rectangle intersects nothing. A rectangle without an area intersects a rectangle that
    /// contains it.
    public func intersects(_ rect2: CGRect) -> Bool { !intersection(rect2).isNull }

    /// Returns the rectangle that both rectangles share; null if they do not intersect.
    public func intersection(_ r2: CGRect) -> CGRect {
      let (a, b) = (standardized, r2.standardized)
      guard !a.isNull, !b.isNull, a.minX < b.maxX, b.minX < a.maxX, a.minY < b.maxY,
        b.minY < a.maxY
      else { return .null }
      let (x, y) = (max(a.minX, b.minX), max(a.minY, b.minY))
      return CGRect(
        x: x, y: y, width: min(a.maxX, b.maxX) - x, height: min(a.maxY, b.maxY) - y)
    }
  }
#endif
