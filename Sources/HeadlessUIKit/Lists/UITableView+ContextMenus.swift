public import Foundation
import Presentation

extension UITableView: ContextMenuList {
  /// The interaction of the context menus of the rows; its `dismissMenu()` ends an open menu.
  ///
  /// The value is nil if the list has no delegate.
  public final var contextMenuInteraction: UIContextMenuInteraction? {
    tableDelegate == nil ? nil : listMenu.interaction
  }

  /// Simulates that the user opens the context menu of a row.
  ///
  /// The delegate's `tableView(_:willDisplayContextMenu:animator:)` is called now, and
  /// `tableView(_:willEndContextMenuInteraction:animator:)` when the menu ends: with the
  /// choice of an entry, with ``UIContextMenuInteraction/dismissMenu()`` of
  /// ``contextMenuInteraction``, or when another menu of the list is opened.
  ///
  /// - Returns: The menu; nil if the delegate supplies no menu for the row. The result is also nil
  ///   while a transition turns user interaction off (P-66a).
  public final func openContextMenu(at indexPath: IndexPath) -> UIMenu? {
    listMenu.open(at: indexPath)
  }

  /// Simulates that the user opens the context menu of a row, and then taps the preview.
  ///
  /// Calls the delegate's `tableView(_:willPerformPreviewActionForMenuWith:animator:)`, and
  /// then ends the menu.
  ///
  /// Does nothing if the delegate supplies no menu for the row, or while a transition turns user
  /// interaction off (P-66a).
  public final func tapContextMenuPreview(at indexPath: IndexPath) {
    listMenu.tapPreview(at: indexPath)
  }

  final func contextMenu(at path: IndexPath) -> UIContextMenuConfiguration? {
    let row = rectForRow(at: path)
    return tableDelegate?.tableView(
      self, contextMenuConfigurationForRowAt: path, point: CGPoint(x: row.midX, y: row.midY))
  }

  final func willDisplay(
    _ menu: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tableDelegate?.tableView(self, willDisplayContextMenu: menu, animator: animator)
  }

  final func willPerformPreviewAction(
    of menu: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating
  ) {
    tableDelegate?.tableView(
      self, willPerformPreviewActionForMenuWith: menu, animator: animator)
  }

  final func willEnd(
    _ menu: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tableDelegate?.tableView(self, willEndContextMenuInteraction: menu, animator: animator)
  }
}
