public import Foundation
import Presentation

extension UITableView {
  /// The position of a row after scrolling; the raw values are the same as in UIKit.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// The row becomes visible with the shortest movement.
    case none
    /// The row is at the top of the visible part.
    case top
    /// The row is in the middle of the visible part.
    case middle
    /// The row is at the bottom of the visible part.
    case bottom
  }

  /// Begins a group of changes.
  ///
  /// The changes are made at the end of the group. The index paths of deleted, reloaded and moved
  /// rows are those before the group; the index paths of inserted rows are those after it.
  public final func beginUpdates() { beginChanges() }

  /// Ends a group of changes, and makes the changes.
  ///
  /// A table on screen that was laid out before is laid out before the method returns. During this
  /// layout, the table requests the new cells, and asks its delegate for the heights of all rows
  /// again.
  ///
  /// If the changes do not explain the numbers of rows that the data source now returns, an issue
  /// is raised, as UIKit raises an exception. The methods that change rows and sections outside of
  /// a group do the same.
  public final func endUpdates() { endChanges() }

  /// Performs a group of changes, and calls the completion 0.3 seconds later.
  ///
  /// The changes themselves are not animated. As with `UIView.animate`, the completion is called
  /// before the method returns if animations are disabled, and in the next turn if the table is not
  /// on screen.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { changeTogether(updates, then: completion) }

  /// The animation of inserted and deleted rows; the raw values are the same as in UIKit.
  ///
  /// The animation has no effect in this package.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// Inserted rows fade in, and deleted rows fade out.
    case fade
    /// Inserted rows move in from the right, and deleted rows move out to the right.
    case right
    /// Inserted rows move in from the left, and deleted rows move out to the left.
    case left
    /// Inserted rows move in from the top, and deleted rows move out to the top.
    case top
    /// Inserted rows move in from the bottom, and deleted rows move out to the bottom.
    case bottom
    /// Rows do not move.
    case none
    /// Inserted and deleted rows stay in the middle of the space that they take or leave.
    case middle
    /// The system chooses the animation.
    case automatic = 100
  }

  /// Inserts rows; the other rows keep their cells and their selection.
  ///
  /// `animation` has no effect.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(at: indexPaths) { $0.inserted += $1 }
  }

  /// Removes rows; the other rows keep their cells and their selection.
  ///
  /// `animation` has no effect.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(at: indexPaths) { $0.deleted += $1 }
  }

  /// Requests the cells of rows again, and deselects these rows.
  ///
  /// `animation` has no effect.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(at: indexPaths) { $0.reloaded.formUnion($1) }
  }

  /// Inserts sections; the other rows keep their cells and their selection.
  ///
  /// `animation` has no effect.
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Removes sections; the other rows keep their cells and their selection.
  ///
  /// `animation` has no effect.
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Requests the cells of all rows of sections again, and deselects these rows.
  ///
  /// `animation` has no effect.
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Scrolls to a row.
  ///
  /// If the row does not exist, an issue is raised, as UIKit raises an exception.
  public final func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    requireElement(at: indexPath)
    guard !rectForRow(at: indexPath).isEmpty else { return }
    scroll(animated: animated) { [weak self] in self?.offset(ofRow: indexPath, at: scrollPosition) }
  }

  private func offset(ofRow path: IndexPath, at scrollPosition: ScrollPosition) -> CGPoint {
    let row = rectForRow(at: path), room = adjustedContentInset, seen = bounds.height - room.bottom
    let top: CGFloat =
      switch scrollPosition {
      case .none: min(row.minY - room.top, max(contentOffset.y, row.maxY - seen))
      case .top: row.minY - room.top
      case .middle: row.midY - (room.top + seen) / 2
      case .bottom: row.maxY - seen
      }
    return CGPoint(x: contentOffset.x, y: validOffset(nearestTo: CGPoint(x: 0, y: top)).y)
  }
}
