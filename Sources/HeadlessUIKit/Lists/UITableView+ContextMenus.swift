public import Foundation
import Presentation

extension UITableView {
  /// Simulates that the user opens the context menu of a row.
  ///
  /// - Returns: The menu; nil if the delegate supplies no menu for the row. The result is also nil
  ///   while a transition turns user interaction off (P-66a).
  public final func openContextMenu(at indexPath: IndexPath) -> UIMenu? {
    guard !clientWorld.isIgnoringInteractionEvents else { return nil }
    let row = rectForRow(at: indexPath)
    return clientWorld.use {
      tableDelegate?.tableView(
        self, contextMenuConfigurationForRowAt: indexPath,
        point: CGPoint(x: row.midX, y: row.midY))?.makeMenu()
    }
  }
}
