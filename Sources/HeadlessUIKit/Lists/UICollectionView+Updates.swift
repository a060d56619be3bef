public import Foundation

extension UICollectionView {
  /// Inserts items; the other items keep their cells and their selection.
  public final func insertItems(at indexPaths: [IndexPath]) {
    change(at: indexPaths) { $0.inserted += $1 }
  }

  /// Removes items; the other items keep their cells and their selection.
  public final func deleteItems(at indexPaths: [IndexPath]) {
    change(at: indexPaths) { $0.deleted += $1 }
  }

  /// Requests the cells of items again, and deselects these items.
  public final func reloadItems(at indexPaths: [IndexPath]) {
    change(at: indexPaths) { $0.reloaded.formUnion($1) }
  }

  /// Lets the data source configure the cells of items again.
  ///
  /// The method calls `cellForItemAt` of the data source for those of the items that have a cell.
  /// In this call, `dequeueReusableCell(withReuseIdentifier:for:)` returns the current cell of the
  /// item. The selection does not change.
  public final func reconfigureItems(at indexPaths: [IndexPath]) {
    change(at: indexPaths) { $0.reconfigured += $1 }
  }

  /// Moves an item; the other items keep their cells and their selection.
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard isValid(indexPath), isValid(newIndexPath) else { return }
    change { $0.moved.append((indexPath, newIndexPath)) }
  }

  /// Inserts sections; the other items keep their cells and their selection.
  public final func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Removes sections; the other items keep their cells and their selection.
  public final func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Requests the cells of all items of sections again, and deselects these items.
  public final func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section; all items keep their cells and their selection.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// Performs a group of changes, and calls the completion 0.3 seconds later.
  ///
  /// The changes themselves are not animated. As with `UIView.animate`, the completion is called
  /// before the method returns if animations are disabled, and in the next turn if the collection
  /// view is not on screen.
  ///
  /// The changes are made at the end of the group. The index paths of deleted, reloaded and moved
  /// items are those before the group; the index paths of inserted items are those after it.
  ///
  /// If the changes do not explain the numbers of items that the data source now returns, an issue
  /// is raised, as UIKit raises an exception. The methods that change items and sections outside of
  /// a group do the same.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { changeTogether(updates, then: completion) }

  /// Whether the items are changed in a group that has not ended.
  public final var hasUncommittedUpdates: Bool { updates.isOpen }

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
