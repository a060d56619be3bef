public import Foundation

/// The settings of a compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which the contents scroll.
  public final var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between two sections.
  public final var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole layout, whose index path is `IndexPath(index: 0)`.
  @exclusivity(unchecked)
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The area to which insets refer; the value is stored but has no effect.
  public final var contentInsetsReference = UIContentInsetsReference.automatic

  /// Creates settings with the default values.
  public override init() {
    super.init()
  }
}
