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
        action.handler(action, cellForRow(at: indexPath) ?? self) { _ in }
        return true
      }
      guard trailing == nil, let dataSource, dataSource.tableView(self, canEditRowAt: indexPath)
      else { return false }
      if let older = delegate?.tableView(self, editActionsForRowAt: indexPath) {
        guard let action = older.first(where: { $0.title == title }) else { return false }
        action.handler(action, indexPath)
        return true
      }
      let deletion = delegate?.tableView(
        self, titleForDeleteConfirmationButtonForRowAt: indexPath)
      guard title == deletion ?? "Delete",
        delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete == .delete
      else { return false }
      dataSource.tableView(self, commit: .delete, forRowAt: indexPath)
      return true
    }
  }
}
