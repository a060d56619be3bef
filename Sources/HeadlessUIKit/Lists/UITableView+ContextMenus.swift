public import Foundation
import Presentation

extension UITableView {
  /// Simulates that the user opens the context menu of a row, and then taps the preview.
  ///
  /// Calls the delegate's `tableView(_:willPerformPreviewActionForMenuWith:animator:)`.
  ///
  /// Does nothing if the delegate supplies no menu for the row, or while a transition turns user
  /// interaction off (P-66a).
  public final func tapContextMenuPreview(at indexPath: IndexPath) {
    tapPreview(of: { contextMenu(at: indexPath) }) { menu, animator in
      tableDelegate?.tableView(
        self, willPerformPreviewActionForMenuWith: menu, animator: animator)
    }
  }

  /// Simulates that the user opens the context menu of a row.
  ///
  /// - Returns: The menu; nil if the delegate supplies no menu for the row. The result is also nil
  ///   while a transition turns user interaction off (P-66a).
  public final func openContextMenu(at indexPath: IndexPath) -> UIMenu? {
    openMenu { contextMenu(at: indexPath) }
  }

  private func contextMenu(at indexPath: IndexPath) -> UIContextMenuConfiguration? {
    let row = rectForRow(at: indexPath)
    return tableDelegate?.tableView(
      self, contextMenuConfigurationForRowAt: indexPath, point: CGPoint(x: row.midX, y: row.midY))
  }
}
