public import Foundation

/// The delegate of a table, which is called for the user's actions.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// The user has selected a row. Optional.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// Returns the height of a row. Optional: the table's height of rows.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}

extension UITableViewDelegate {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// The table's height of rows.
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.rowHeight }
}
