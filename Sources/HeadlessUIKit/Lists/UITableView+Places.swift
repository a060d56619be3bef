public import Foundation
import Presentation

extension UITableView {
  /// The height that makes each row, header or footer as high as its contents.
  ///
  /// When a row becomes visible, the table asks its cell for its height with
  /// `systemLayoutSizeFitting`. If the constraints of the contents do not determine a height, the
  /// row is 44 points high (L-16). The table asks again when its width or its rows change, and when
  /// the cell gets another configuration or calls `invalidateIntrinsicContentSize()`.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The height of a row whose contents determine no height, in points.
  static let standardRowHeight: CGFloat = 44

  /// Returns the row at a point in the coordinates of the contents; nil if there is none.
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    let arrangement = arrangement, index = arrangement.firstIndex(below: point.y)
    guard index < arrangement.count, arrangement[index].frame.contains(point) else { return nil }
    return arrangement[index].path
  }

  /// Returns the frame of a row, in the coordinates of the contents; zero if the row does not
  /// exist.
  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    let arrangement = arrangement
    return arrangement.index(of: indexPath).map { arrangement[$0].frame } ?? .zero
  }

  /// Returns the area of a section with its header and footer; empty if it does not exist.
  public final func rect(forSection section: Int) -> CGRect {
    let arrangement = arrangement
    let parts =
      arrangement.sections.filter { $0.place.section == section }.map(\.frame)
      + arrangement.indices(ofSection: section).map { arrangement[$0].frame }
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
