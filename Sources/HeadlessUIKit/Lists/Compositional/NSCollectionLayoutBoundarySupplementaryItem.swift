public import Foundation

/// A header or a footer of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem:
  NSCollectionLayoutSupplementaryItem
{
  /// The side of the section at which the view is.
  public final let alignment: NSRectAlignment
  /// The distance by which the view is moved.
  public final let offset: CGPoint
  /// Whether the view makes the section larger; if false, the view is over the items.
  public final var extendsBoundary = true
  /// Whether the view stays visible while its section is visible; the value is stored but has no
  /// effect.
  public final var pinToVisibleBounds = false

  /// Creates a header or a footer.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a header or a footer that is moved by a distance.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
  }
}
