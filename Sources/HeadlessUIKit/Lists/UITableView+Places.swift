public import Foundation
import Presentation

extension UITableView {
  /// Returns the area of a section with its header and footer; empty if it does not exist.
  public final func rect(forSection section: Int) -> CGRect {
    let arrangement = arrangement
    let parts =
      arrangement.sections.filter { $0.place.section == section }.map(\.frame)
      + arrangement.rows.filter { $0.path.section == section }.map(\.frame)
    return parts.dropFirst().reduce(parts.first ?? .zero) { $0.union($1) }
  }

  /// Returns the rows that overlap an area of the contents, in order.
  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { elements(in: rect) }

  /// Scrolls to the selected row that is nearest to the visible part; does nothing if no row is
  /// selected.
  public final func scrollToNearestSelectedRow(
    at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let middle = bounds.midY
    let nearest = selection.min {
      abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  /// Whether the rows are changed in a group that has not ended.
  public final var hasUncommittedUpdates: Bool { updates.isOpen }
}

/// The rows of a table controller, which stay above the keyboard.
extension UITableView {
  /// Follows the keyboard with the bottom inset, and shows the edited row above the keyboard.
  final func avoidKeyboard() {
    keyboardInset = max(0, heightBehindKeyboard)
    setContentOffset(validOffset(nearestTo: contentOffset), animated: false)
    revealEditedRow()
  }

  /// Scrolls to the row that contains the first responder, if the keyboard covers a part of the
  /// table.
  final func revealEditedRow() {
    guard keyboardInset > 0, let editedRow else { return }
    scrollRectToVisible(rectForRow(at: editedRow), animated: false)
  }
}
