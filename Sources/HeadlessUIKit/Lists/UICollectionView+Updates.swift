public import Foundation

extension UICollectionView {
  /// Shows inserted items; all items are requested again in the next layout.
  public final func insertItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Removes deleted items; all items are requested again in the next layout.
  public final func deleteItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Requests all items again in the next layout.
  public final func reloadItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Shows a moved item; all items are requested again in the next layout.
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }

  /// Shows inserted sections; all items are requested again in the next layout.
  public final func insertSections(_ sections: IndexSet) { reloadData() }

  /// Removes deleted sections; all items are requested again in the next layout.
  public final func deleteSections(_ sections: IndexSet) { reloadData() }

  /// Requests all items again in the next layout.
  public final func reloadSections(_ sections: IndexSet) { reloadData() }

  /// Performs a group of changes without an animation, and calls the completion in this call.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    collectionViewLayout.invalidateLayout()
    completion?(true)
  }

  /// Sets the layout, and places the visible items in this call; if animated, they move for 0.3
  /// seconds.
  public final func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    clientWorld.use {
      UIView.animate(withDuration: animated ? 0.3 : 0) {
        self.collectionViewLayout = layout
        self.layoutIfNeeded()
      } completion: {
        completion?($0)
      }
    }
  }
}
