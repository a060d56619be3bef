import Foundation

/// A view at an edge of an item, such as a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view, which the collection view passes to the data source.
  public final let elementKind: String
  /// The place in the item at which the view is.
  public final let containerAnchor: NSCollectionLayoutAnchor
  /// The place of the view that is at the container's anchor; nil if the view is inside the item.
  public final let itemAnchor: NSCollectionLayoutAnchor?
  /// The depth of the view; the view is in front of cells with a smaller index.
  public final var zIndex = 1

  /// Creates a view inside an item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// Creates a view whose own anchor is at an anchor of the item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String,
    _ containerAnchor: NSCollectionLayoutAnchor, _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }

  /// Returns the frame of the view at the edge of an item.
  final func frame(at container: CGRect) -> CGRect {
    let size = layoutSize.size(in: container.size)
    let outer = containerAnchor.fractions, inner = (itemAnchor ?? containerAnchor).fractions
    var origin = CGPoint(
      x: container.minX + outer.x * container.width - inner.x * size.width,
      y: container.minY + outer.y * container.height - inner.y * size.height)
    for anchor in [containerAnchor, itemAnchor].compactMap(\.self) {
      origin.x += anchor.offset.x * (anchor.isFractionalOffset ? size.width : 1)
      origin.y += anchor.offset.y * (anchor.isFractionalOffset ? size.height : 1)
    }
    return inset(CGRect(origin: origin, size: size))
  }
}
