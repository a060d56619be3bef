public import Foundation
import Presentation

extension UITableView {
  /// Moves a row; the other rows keep their cells and their selection.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard isValid(indexPath), isValid(newIndexPath) else { return }
    change { $0.moved.append((indexPath, newIndexPath)) }
  }

  /// Moves a section; all rows keep their cells and their selection.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// Lets the data source configure the cells of rows again.
  ///
  /// The method calls `cellForRowAt` of the data source for those of the rows that have a cell. In
  /// this call, `dequeueReusableCell(withIdentifier:for:)` returns the current cell of the row. The
  /// selection does not change.
  public final func reconfigureRows(at indexPaths: [IndexPath]) {
    change(at: indexPaths) { $0.reconfigured += $1 }
  }

  /// Simulates that the user drags a row to another place while the table is being edited.
  ///
  /// The drag calls the data source's `canMoveRowAt`, the delegate's
  /// `targetIndexPathForMoveFromRowAt`, and the data source's `moveRowAt`. Then the cell moves.
  ///
  /// - Returns: Whether the row was moved. The result is false while a transition turns user
  ///   interaction off (P-66a).
  @discardableResult
  public final func dragRow(at indexPath: IndexPath, to newIndexPath: IndexPath) -> Bool {
    guard isEditing, let dataSource, !clientWorld.isIgnoringInteractionEvents else { return false }
    return clientWorld.use {
      guard dataSource.tableView(self, canMoveRowAt: indexPath) else { return false }
      let target =
        tableDelegate?.tableView(
          self, targetIndexPathForMoveFromRowAt: indexPath,
          toProposedIndexPath: newIndexPath) ?? newIndexPath
      guard target != indexPath else { return false }
      readCounts()
      updates.moved.append((indexPath, target))
      // A data source that reloads the table or applies a snapshot makes the change itself.
      dataSource.tableView(self, moveRowAt: indexPath, to: target)
      endChanges()
      return true
    }
  }
}
