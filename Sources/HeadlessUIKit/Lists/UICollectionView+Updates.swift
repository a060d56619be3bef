public import Foundation

extension UICollectionView {
  /// Reloads the whole collection view, as ``reloadData()`` does.
  ///
  /// The argument has no effect, because the next layout reads all items from the data source.
  public final func insertItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Reloads the whole collection view, as ``reloadData()`` does.
  ///
  /// The argument has no effect, because the next layout reads all items from the data source.
  public final func deleteItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Reloads the whole collection view, as ``reloadData()`` does.
  ///
  /// The argument has no effect, because the next layout reads all items from the data source.
  public final func reloadItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Reloads the whole collection view, as ``reloadData()`` does.
  ///
  /// The argument has no effect, because the next layout reads all items from the data source.
  public final func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Reloads the whole collection view, as ``reloadData()`` does.
  ///
  /// The arguments have no effect, because the next layout reads all sections from the data source.
  public final func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }

  /// Reloads the whole collection view, as ``reloadData()`` does.
  ///
  /// The arguments have no effect, because the next layout reads all items from the data source.
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }

  /// Reloads the whole collection view, as ``reloadData()`` does.
  ///
  /// The argument has no effect, because the next layout reads all sections from the data source.
  public final func insertSections(_ sections: IndexSet) { reloadData() }

  /// Reloads the whole collection view, as ``reloadData()`` does.
  ///
  /// The argument has no effect, because the next layout reads all sections from the data source.
  public final func deleteSections(_ sections: IndexSet) { reloadData() }

  /// Reloads the whole collection view, as ``reloadData()`` does.
  ///
  /// The argument has no effect, because the next layout reads all sections from the data source.
  public final func reloadSections(_ sections: IndexSet) { reloadData() }

  /// Performs a group of changes without an animation, and calls the completion before returning.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    collectionViewLayout.invalidateLayout()
    completion?(true)
  }

  /// Sets the layout, and sets the new frames of the visible items before returning.
  ///
  /// If `animated` is true, the change of the frames is animated for 0.3 seconds.
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
