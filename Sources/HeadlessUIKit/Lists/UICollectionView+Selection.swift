public import Foundation
import Presentation

extension UICollectionView {
  /// The selected items, in the order in which they were selected.
  ///
  /// If no item is selected, the value is an empty array. UIKit's documentation says nil, but apps
  /// and their tests rely on the empty array that they get on devices.
  public final var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Whether several items can be selected now.
  private var isMultiple: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether the user can select items now.
  private var permitsSelection: Bool {
    isEditing ? allowsSelectionDuringEditing || isMultiple : allowsSelection
  }

  /// Selects an item without calling the delegate; nil deselects all items.
  public final func selectItem(at indexPath: IndexPath?, animated: Bool) {
    if let indexPath, !isValid(indexPath) { return }
    if !isMultiple || indexPath == nil {
      for other in selection { deselectItem(at: other, animated: animated) }
    }
    guard let indexPath, !selection.contains(indexPath) else { return }
    selection.append(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
  }

  /// Deselects an item without calling the delegate.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Simulates a tap of the user on an item, which selects the item and calls the delegate.
  ///
  /// The tap first calls `shouldHighlightItemAt` of the delegate. If the result is true, the item
  /// is highlighted until it has been selected.
  ///
  /// The tap then calls `performPrimaryActionForItemAt`, unless several items are selected.
  ///
  /// If the cell has an outline disclosure of the style `header`, the tap expands or collapses the
  /// item instead; see ``tapOutlineDisclosure(at:)``.
  ///
  /// If several items can be selected, a tap on a selected item deselects this item.
  ///
  /// The tap has no effect while a transition turns user interaction off (P-66a). While the
  /// collection view is being edited, the tap has an effect only if
  /// ``allowsSelectionDuringEditing`` or ``allowsMultipleSelectionDuringEditing`` is true. A tap on
  /// an item that the collection view does not have is reported, and has no effect.
  public final func tapItem(at indexPath: IndexPath) {
    guard permitsSelection, !clientWorld.isIgnoringInteractionEvents, canTap(at: indexPath) else {
      return
    }
    clientWorld.use {
      if outline(at: indexPath)?.outline == .header {
        return tapOutlineDisclosure(at: indexPath)
      }
      let delegate = itemDelegate
      guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) != false else {
        return
      }
      cellForItem(at: indexPath)?.isHighlighted = true
      delegate?.collectionView(self, didHighlightItemAt: indexPath)
      if isMultiple, selection.contains(indexPath) {
        deselectByTap(indexPath)
      } else {
        selectByTap(indexPath)
        performPrimaryAction(at: indexPath)
      }
      cellForItem(at: indexPath)?.isHighlighted = false
      delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    }
  }

  private func performPrimaryAction(at path: IndexPath) {
    guard let delegate = itemDelegate, selection.count < 2, hasElement(at: path),
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
  }

  private func selectByTap(_ path: IndexPath) {
    let delegate = itemDelegate
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    let old = isMultiple ? [] : selection.filter { $0 != path }
    selectItem(at: path, animated: false)
    for path in old { delegate?.collectionView(self, didDeselectItemAt: path) }
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  private func deselectByTap(_ path: IndexPath) {
    let delegate = itemDelegate
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    deselectItem(at: path, animated: false)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }
}
