public import Foundation
import Presentation

extension UITableView {
  final var tableDelegate: (any UITableViewDelegate)? {
    calledDelegate as? any UITableViewDelegate
  }

  /// The row that was selected first; nil if no row is selected.
  public final var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows, in the order in which they were selected; nil if no row is selected.
  public final var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Whether several rows can be selected now.
  final var isMultiple: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether the user can select rows now.
  private var permitsSelection: Bool {
    isEditing ? allowsSelectionDuringEditing || isMultiple : allowsSelection
  }

  /// Selects a row without calling the delegate, and scrolls to the row.
  ///
  /// If `scrollPosition` is `none`, the table does not scroll. If `indexPath` is nil, all rows are
  /// deselected.
  public final func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for path in selection { deselectRow(at: path, animated: animated) }
      return
    }
    guard isValid(indexPath) else { return }
    select(indexPath, animated: animated)
    guard scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects a row without calling the delegate.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard let index = selection.firstIndex(of: indexPath) else { return }
    selection.remove(at: index)
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// Simulates a tap of the user on a row, which selects the row and calls the delegate.
  ///
  /// The tap first calls `shouldHighlightRowAt` of the delegate. If the result is true, the tap
  /// highlights the row for a moment, and then calls `willSelectRowAt`, which returns the row to
  /// select. If a row other than the returned row is already selected, the tap then calls
  /// `willDeselectRowAt`, unless several rows can be selected. If one of these methods returns nil,
  /// the selection does not change.
  ///
  /// The tap then calls `performPrimaryActionForRowAt`, unless several rows are selected.
  ///
  /// If several rows can be selected, a tap on a selected row deselects the row.
  ///
  /// The tap has no effect while a transition turns user interaction off (P-66a). While the table
  /// is being edited, the tap has an effect only if ``allowsSelectionDuringEditing`` or
  /// ``allowsMultipleSelectionDuringEditing`` is true. A tap on a row that the table does not have
  /// is reported, and has no effect.
  public final func tapRow(at indexPath: IndexPath) {
    guard permitsSelection, !clientWorld.isIgnoringInteractionEvents, canTap(at: indexPath) else {
      return
    }
    clientWorld.use {
      guard highlight(indexPath) else { return }
      if isMultiple, selection.contains(indexPath) {
        userDeselects(indexPath)
      } else {
        userSelects(indexPath)
        performPrimaryAction(at: indexPath)
      }
    }
  }

  private func performPrimaryAction(at path: IndexPath) {
    guard let delegate = tableDelegate, selection.count < 2, hasElement(at: path),
      delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: path)
  }

  /// Highlights a row for a moment; returns false if the delegate does not permit it.
  private func highlight(_ path: IndexPath) -> Bool {
    guard tableDelegate?.tableView(self, shouldHighlightRowAt: path) != false else { return false }
    cellForRow(at: path)?.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
    cellForRow(at: path)?.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    return true
  }

  private func userSelects(_ indexPath: IndexPath) {
    guard let delegate = tableDelegate else { return select(indexPath, animated: false) }
    guard let path = delegate.tableView(self, willSelectRowAt: indexPath) else { return }
    if !isMultiple, let selected = selection.first, selected != path {
      guard userDeselects(selected) else { return }
    }
    select(path, animated: false)
    delegate.tableView(self, didSelectRowAt: path)
  }

  /// Deselects a row if the delegate permits it; returns whether it does.
  @discardableResult private func userDeselects(_ path: IndexPath) -> Bool {
    guard let delegate = tableDelegate else {
      deselectRow(at: path, animated: false)
      return true
    }
    guard delegate.tableView(self, willDeselectRowAt: path) != nil else { return false }
    deselectRow(at: path, animated: false)
    delegate.tableView(self, didDeselectRowAt: path)
    return true
  }

  private func select(_ path: IndexPath, animated: Bool) {
    if !isMultiple {
      for other in selection where other != path { deselectRow(at: other, animated: animated) }
    }
    if !selection.contains(path) { selection.append(path) }
    cellForRow(at: path)?.setSelected(true, animated: animated)
  }

  /// Simulates a tap of the user on the info button of a row, which calls the delegate.
  ///
  /// The tap has no effect if the row has no visible cell, or if the `accessoryType` of the cell is
  /// not `detailButton` or `detailDisclosureButton`. The tap also has no effect while a transition
  /// turns user interaction off (P-66a).
  public final func tapAccessory(at indexPath: IndexPath) {
    guard let cell = cellForRow(at: indexPath), !clientWorld.isIgnoringInteractionEvents else {
      return
    }
    let type = isEditing ? cell.editingAccessoryType : cell.accessoryType
    guard type == .detailButton || type == .detailDisclosureButton else { return }
    clientWorld.use {
      tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    }
  }
}
