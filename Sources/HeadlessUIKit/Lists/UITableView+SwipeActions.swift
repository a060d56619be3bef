public import Foundation
import Presentation

extension UITableView {
  /// Simulates a swipe on a row and a tap on one of its actions.
  ///
  /// The actions are those of the delegate's `trailingSwipeActionsConfigurationForRowAt` and
  /// `leadingSwipeActionsConfigurationForRowAt`. If the first method returns nil, and the row can
  /// be edited, there are also those of `editActionsForRowAt`. If this method returns nil, too, and
  /// the style is `delete`, there is an action for deletion, which calls the data source's
  /// `commit`. The title of this action is "Delete", or the result of the delegate's
  /// `titleForDeleteConfirmationButtonForRowAt`.
  ///
  /// The delegate's `willBeginEditingRowAt` is called before the action is performed. Its
  /// `didEndEditingRowAt` is called when the action calls its completion. For an action without a
  /// completion, such as the deletion, it is called before the method returns.
  ///
  /// - Returns: Whether the row has an action with this title that was performed. The result is
  ///   false while a transition turns user interaction off (P-66a).
  @discardableResult
  public final func tapSwipeAction(_ title: String, at indexPath: IndexPath) -> Bool {
    guard !clientWorld.isIgnoringInteractionEvents else { return false }
    return clientWorld.use {
      let delegate = calledDelegate as? any UITableViewDelegate
      let trailing = delegate?.tableView(
        self, trailingSwipeActionsConfigurationForRowAt: indexPath)
      let leading = delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
      let actions = (trailing?.actions ?? []) + (leading?.actions ?? [])
      if let action = actions.first(where: { $0.title == title }) {
        layoutIfNeeded()
        swipe(indexPath) { swiped in
          action.handler(action, cellForRow(at: indexPath) ?? self) { [weak self] _ in
            self?.endSwipe(swiped)
          }
        }
        return true
      }
      guard trailing == nil, let dataSource, dataSource.tableView(self, canEditRowAt: indexPath)
      else { return false }
      if let older = delegate?.tableView(self, editActionsForRowAt: indexPath) {
        guard let action = older.first(where: { $0.title == title }) else { return false }
        swipe(indexPath) { swiped in
          action.handler(action, indexPath)
          endSwipe(swiped)
        }
        return true
      }
      let deletion = delegate?.tableView(
        self, titleForDeleteConfirmationButtonForRowAt: indexPath)
      guard title == deletion ?? "Delete",
        delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete == .delete
      else { return false }
      swipe(indexPath) { swiped in
        dataSource.tableView(self, commit: .delete, forRowAt: indexPath)
        endSwipe(swiped)
      }
      return true
    }
  }

  /// Shows the actions of a row, which hides those of the row that was swiped before.
  private func swipe(_ path: IndexPath, _ perform: (SwipedRow) -> Void) {
    if let swipedRow { endSwipe(swipedRow) }
    let swiped = SwipedRow(path)
    swipedRow = swiped
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
    perform(swiped)
  }

  private func endSwipe(_ swiped: SwipedRow) {
    guard swipedRow === swiped else { return }
    swipedRow = nil
    clientWorld.use { tableDelegate?.tableView(self, didEndEditingRowAt: swiped.path) }
  }
}

/// A row whose actions a swipe shows.
@MainActor final class SwipedRow {
  /// The index path of the row; nil after the row was deleted or reloaded.
  private(set) var path: IndexPath?

  init(_ path: IndexPath) { self.path = path }

  /// Follows the row to its new index path.
  func move(_ newPath: (IndexPath) -> IndexPath?) { path = path.flatMap(newPath) }
}
