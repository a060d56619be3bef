public import Foundation
import Presentation

/// An object that a collection view tells in advance which items it will need.
///
/// In this package, all cells are created when they become visible, and the object is not called.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Called only by tests, to simulate that the items will soon become visible.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Called only by tests, to simulate that the items will not become visible soon; optional.
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
  ///
  /// The object is never called. Setting it is reported once as the issue `notModelled`.
  public final weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { attached(KeptPrefetching.self)?.source }
    set {
      attachment { KeptPrefetching() }.source = newValue
      guard newValue != nil else { return }
      clientWorld.reportOnce(
        "UICollectionView.prefetchDataSource", "A prefetchDataSource is never called here.",
        advice: "Call its collectionView(_:prefetchItemsAt:) from the test.")
    }
  }

  /// Whether cells are prepared in advance; the value is stored but has no effect.
  public final var isPrefetchingEnabled: Bool {
    get { attached(KeptPrefetching.self)?.isEnabled ?? true }
    set { attachment { KeptPrefetching() }.isEnabled = newValue }
  }
}

/// The prefetching of one collection view.
@MainActor private final class KeptPrefetching {
  weak var source: (any UICollectionViewDataSourcePrefetching)?
  var isEnabled = true
}
