#if !canImport(Darwin)
  public import Foundation

  /// Intersections of rectangles, computed as in Core Graphics.
  ///
  /// Foundation on Linux treats rectangles that only touch as intersecting, unlike Core Graphics
  /// (L-11). If a file imports both UIKit and Foundation, the method names are ambiguous. Import
  /// only UIKit to avoid the ambiguity.
  extension CGRect {
    /// Returns whether this rectangle and another rectangle overlap.
    ///
    /// Rectangles that share only a side or a corner do not overlap.
    ///
    /// A null rectangle intersects no rectangle. A rectangle with the width or height 0 is a line
    /// or a point. A line intersects a rectangle if a part of the line lies inside the rectangle.
    /// A point intersects a rectangle if the point lies inside the rectangle. The sides of the
    /// rectangle do not count as its inside.
    public func intersects(_ rect2: CGRect) -> Bool { !intersection(rect2).isNull }

    /// Returns the common part of this rectangle and another rectangle; `CGRect.null` if the
    /// rectangles do not intersect.
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
