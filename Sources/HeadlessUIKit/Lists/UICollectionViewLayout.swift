public import Foundation

/// Says where the items of a collection are; this one has no places.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection that it lays out.
  public internal(set) final weak var collectionView: UICollectionView?

  /// Lays the collection out again.
  open func invalidateLayout() {
    collectionView?.setNeedsLayout()
  }

  /// The places of all items, in order, and how large they are together.
  func places(in collection: UICollectionView) -> (frames: [(IndexPath, CGRect)], size: CGSize) {
    ([], .zero)
  }
}
