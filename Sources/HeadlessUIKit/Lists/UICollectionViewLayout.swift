public import Foundation

/// A layout that determines the places of a collection's items; this base class places no items.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection to which the layout belongs; not retained.
  public internal(set) final weak var collectionView: UICollectionView?

  /// Requests a new layout of the collection.
  open func invalidateLayout() {
    collectionView?.setNeedsLayout()
  }

  /// Returns the frames of all items, in order, and the size of the contents.
  func places(in collection: UICollectionView) -> (frames: [(IndexPath, CGRect)], size: CGSize) {
    ([], .zero)
  }
}
