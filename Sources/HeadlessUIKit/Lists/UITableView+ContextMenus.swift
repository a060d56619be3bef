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
    guard !clientWorld.isIgnoringInteractionEvents else { return }
    clientWorld.use {
      guard let menu = contextMenu(at: indexPath) else { return }
      let commit = PreviewCommit(of: menu)
      tableDelegate?.tableView(self, willPerformPreviewActionForMenuWith: menu, animator: commit)
      commit.run()
    }
  }

  /// Simulates that the user opens the context menu of a row.
  ///
  /// - Returns: The menu; nil if the delegate supplies no menu for the row. The result is also nil
  ///   while a transition turns user interaction off (P-66a).
  public final func openContextMenu(at indexPath: IndexPath) -> UIMenu? {
    guard !clientWorld.isIgnoringInteractionEvents else { return nil }
    return clientWorld.use { contextMenu(at: indexPath)?.makeMenu() }
  }

  private func contextMenu(at indexPath: IndexPath) -> UIContextMenuConfiguration? {
    let row = rectForRow(at: indexPath)
    return tableDelegate?.tableView(
      self, contextMenuConfigurationForRowAt: indexPath, point: CGPoint(x: row.midX, y: row.midY))
  }
}
