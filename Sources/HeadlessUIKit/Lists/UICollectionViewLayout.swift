public import Foundation

/// The base class of layouts, which determine the frames of a collection view's items; the base
/// class places no items.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout; not retained.
  public internal(set) final weak var collectionView: UICollectionView?

  /// Requests a new layout pass of the collection view.
  open func invalidateLayout() {
    collectionView?.setNeedsLayout()
  }

  /// Returns the frames of all items in their order, and the size of the contents.
  func places(in collection: UICollectionView) -> (frames: [(IndexPath, CGRect)], size: CGSize) {
    ([], .zero)
  }
}
