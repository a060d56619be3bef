public import Foundation
import Presentation

extension UICollectionView {
  /// Simulates that the user opens the context menu of an item.
  ///
  /// - Returns: The menu; nil if the delegate supplies no menu for the item. The result is also nil
  ///   while a transition turns user interaction off (P-66a).
  public final func openContextMenu(at indexPath: IndexPath) -> UIMenu? {
    openMenu { contextMenu(at: indexPath) }
  }

  /// Simulates that the user opens the context menu of an item, and then taps the preview.
  ///
  /// Calls the delegate's `collectionView(_:willPerformPreviewActionForMenuWith:animator:)`.
  ///
  /// Does nothing if the delegate supplies no menu for the item, or while a transition turns user
  /// interaction off (P-66a).
  public final func tapContextMenuPreview(at indexPath: IndexPath) {
    tapPreview(of: { contextMenu(at: indexPath) }) { menu, animator in
      itemDelegate?.collectionView(
        self, willPerformPreviewActionForMenuWith: menu, animator: animator)
    }
  }

  private func contextMenu(at indexPath: IndexPath) -> UIContextMenuConfiguration? {
    let place = layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    return itemDelegate?.collectionView(
      self, contextMenuConfigurationForItemsAt: [indexPath],
      point: CGPoint(x: place.midX, y: place.midY))
  }
}
