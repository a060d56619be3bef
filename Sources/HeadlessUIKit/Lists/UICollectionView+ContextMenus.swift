public import Foundation
import Presentation

extension UICollectionView: ContextMenuList {
  /// The interaction of the context menus of the items; its `dismissMenu()` ends an open menu.
  ///
  /// The value is nil if the list has no delegate.
  public final var contextMenuInteraction: UIContextMenuInteraction? {
    itemDelegate == nil ? nil : listMenu.interaction
  }

  /// Simulates that the user opens the context menu of an item.
  ///
  /// The delegate's `collectionView(_:willDisplayContextMenu:animator:)` is called now, and
  /// `collectionView(_:willEndContextMenuInteraction:animator:)` when the menu ends: with the
  /// choice of an entry, with ``UIContextMenuInteraction/dismissMenu()`` of
  /// ``contextMenuInteraction``, or when another menu of the list is opened.
  ///
  /// - Returns: The menu; nil if the delegate supplies no menu for the item. The result is also nil
  ///   while a transition turns user interaction off (P-66a).
  public final func openContextMenu(at indexPath: IndexPath) -> UIMenu? {
    listMenu.open(at: indexPath)
  }

  /// Simulates that the user opens the context menu of an item, and then taps the preview.
  ///
  /// Calls the delegate's `collectionView(_:willPerformPreviewActionForMenuWith:animator:)`, and
  /// then ends the menu.
  ///
  /// Does nothing if the delegate supplies no menu for the item, or while a transition turns user
  /// interaction off (P-66a).
  public final func tapContextMenuPreview(at indexPath: IndexPath) {
    listMenu.tapPreview(at: indexPath)
  }

  final func contextMenu(at path: IndexPath) -> UIContextMenuConfiguration? {
    let place = layoutAttributesForItem(at: path)?.frame ?? .zero
    return itemDelegate?.collectionView(
      self, contextMenuConfigurationForItemsAt: [path], point: CGPoint(x: place.midX, y: place.midY)
    )
  }

  final func willDisplay(
    _ menu: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?
  ) {
    itemDelegate?.collectionView(self, willDisplayContextMenu: menu, animator: animator)
  }

  final func willPerformPreviewAction(
    of menu: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating
  ) {
    itemDelegate?.collectionView(
      self, willPerformPreviewActionForMenuWith: menu, animator: animator)
  }

  final func willEnd(
    _ menu: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?
  ) {
    itemDelegate?.collectionView(self, willEndContextMenuInteraction: menu, animator: animator)
  }
}
