public import Foundation

extension UICollectionView {
  /// Requests all cells again.
  ///
  /// The argument has no effect, because the next layout reads all items from the data source.
  public final func insertItems(at indexPaths: [IndexPath]) {
    reload { $0.inserted += indexPaths }
  }

  /// Requests all cells again.
  ///
  /// The argument has no effect, because the next layout reads all items from the data source.
  public final func deleteItems(at indexPaths: [IndexPath]) {
    reload { $0.deleted += indexPaths }
  }

  /// Requests all cells again.
  ///
  /// The argument has no effect, because the next layout reads all items from the data source.
  public final func reloadItems(at indexPaths: [IndexPath]) {
    reload { _ in }
  }

  /// Requests all cells again.
  ///
  /// The argument has no effect, because the next layout reads all items from the data source.
  public final func reconfigureItems(at indexPaths: [IndexPath]) {
    reload { _ in }
  }

  /// Requests all cells again.
  ///
  /// The arguments have no effect, because the next layout reads all sections from the data source.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    reload { $0.movedSections.append((section, newSection)) }
  }

  /// Requests all cells again.
  ///
  /// The arguments have no effect, because the next layout reads all items from the data source.
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    reload { $0.moved.append((indexPath, newIndexPath)) }
  }

  /// Requests all cells again.
  ///
  /// The argument has no effect, because the next layout reads all sections from the data source.
  public final func insertSections(_ sections: IndexSet) {
    reload { $0.insertedSections.formUnion(sections) }
  }

  /// Requests all cells again.
  ///
  /// The argument has no effect, because the next layout reads all sections from the data source.
  public final func deleteSections(_ sections: IndexSet) {
    reload { $0.deletedSections.formUnion(sections) }
  }

  /// Requests all cells again.
  ///
  /// The argument has no effect, because the next layout reads all sections from the data source.
  public final func reloadSections(_ sections: IndexSet) {
    reload { $0.reloadedSections.formUnion(sections) }
  }

  private func reload(_ change: (inout ListUpdates) -> Void) {
    rearrange { _ in nil }
    note(change)
  }

  /// Performs a group of changes without an animation, and calls the completion before returning.
  ///
  /// If the collection view was laid out before, and the changes do not explain the numbers of
  /// items that the data source now returns, an issue is raised, as UIKit raises an exception. The
  /// methods that change items and sections outside of a group do the same.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    self.updates.begin()
    updates?()
    endNoting()
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
