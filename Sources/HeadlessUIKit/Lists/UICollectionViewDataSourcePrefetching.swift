public import Foundation
import Presentation

/// An object that a collection view tells in advance which items it will need.
///
/// The calls are made in the turn after a layout. In this package, the announced items are those
/// that are at most the length of the collection view away from its visible part, in the
/// direction of scrolling. All cells are created when they become visible.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Called before the items will probably become visible.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Called when the direction of scrolling has changed, so that the announced items will not
  /// become visible soon; optional.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

extension UICollectionView {
  /// The object that is told in advance which items are needed; not retained.
  public final weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { attached(ListPrefetching.self)?.source as? any UICollectionViewDataSourcePrefetching }
    set {
      let prefetching = attachment { ListPrefetching() }
      prefetching.source = newValue
      prefetching.update(of: self)
    }
  }

  /// Whether the collection view calls its ``prefetchDataSource``; true by default.
  public final var isPrefetchingEnabled: Bool {
    get { attached(ListPrefetching.self)?.isEnabled ?? true }
    set { attachment { ListPrefetching() }.isEnabled = newValue }
  }
}
