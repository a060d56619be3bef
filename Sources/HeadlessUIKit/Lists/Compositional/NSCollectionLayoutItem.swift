public import Foundation

/// An item of a compositional layout: the place of one cell, or a group of items.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// The size of the item; fractions refer to the surrounding group.
  public final let layoutSize: NSCollectionLayoutSize
  /// The empty space inside the item, which makes the cell smaller than the item.
  ///
  /// In a direction whose dimension is estimated, the insets have no effect.
  public final var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distances around the item; nil for none.
  public final var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// Further views at the edges of the item, such as badges.
  open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize) {
    (self.layoutSize, supplementaryItems) = (layoutSize, [])
    super.init()
  }

  /// Creates an item with further views at its edges.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    super.init()
  }

  /// Returns a rectangle without the content insets.
  final func inset(_ frame: CGRect) -> CGRect {
    var inset = frame
    if !layoutSize.widthDimension.isEstimated {
      inset.origin.x += contentInsets.leading
      inset.size.width = max(0, frame.width - contentInsets.leading - contentInsets.trailing)
    }
    if !layoutSize.heightDimension.isEstimated {
      inset.origin.y += contentInsets.top
      inset.size.height = max(0, frame.height - contentInsets.top - contentInsets.bottom)
    }
    return inset
  }
}
