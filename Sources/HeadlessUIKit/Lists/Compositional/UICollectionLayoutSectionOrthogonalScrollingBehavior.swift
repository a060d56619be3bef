/// The way in which a section scrolls across the direction of the layout; the raw values are the
/// same as in UIKit.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// The section does not scroll.
  case none = 0
  /// The section stops anywhere.
  case continuous = 1
  /// The section stops at the leading edge of a group.
  case continuousGroupLeadingBoundary = 2
  /// The section stops at multiples of the collection view's width.
  case paging = 3
  /// The section stops at the leading edge of the next group.
  case groupPaging = 4
  /// The section stops with a group in the center.
  case groupPagingCentered = 5
}
