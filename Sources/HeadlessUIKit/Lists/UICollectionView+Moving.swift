public import Foundation
import Presentation

extension UICollectionView {
  /// Begins to move an item, as an app does when its long press recognizer begins.
  ///
  /// - Returns: Whether the movement has begun. The result is false if `canMoveItemAt` of the data
  ///   source returns false.
  @discardableResult
  public final func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard hasElement(at: indexPath),
      dataSource?.collectionView(self, canMoveItemAt: indexPath) == true
    else { return false }
    attachment { MovedItem() }.places = (indexPath, indexPath)
    return true
  }

  /// Moves the item to the place of the item at a point of the contents.
  ///
  /// The delegate's `targetIndexPathForMoveOfItemFromOriginalIndexPath` can choose another place.
  /// In this package, the items move only when the movement ends.
  public final func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let moved = attached(MovedItem.self), let places = moved.places,
      let proposed = indexPathForItem(at: targetPosition), proposed != places.target
    else { return }
    moved.places?.target =
      itemDelegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: places.origin,
        atCurrentIndexPath: places.target, toProposedIndexPath: proposed) ?? proposed
  }

  /// Ends the movement: the data source's `moveItemAt` is called, and the cell moves.
  ///
  /// If the item has not moved, the data source is not called.
  public final func endInteractiveMovement() {
    guard let (origin, target) = takeMovement(), origin != target, let dataSource else { return }
    readCounts()
    updates.moved.append((origin, target))
    // A data source that reloads the list or applies a snapshot makes the change itself.
    dataSource.collectionView(self, moveItemAt: origin, to: target)
    endChanges()
  }

  /// Ends the movement without a change.
  public final func cancelInteractiveMovement() { _ = takeMovement() }

  private func takeMovement() -> (origin: IndexPath, target: IndexPath)? {
    guard let moved = attached(MovedItem.self) else { return nil }
    defer { moved.places = nil }
    return moved.places
  }
}

/// The item of one collection view that the user is moving.
@MainActor private final class MovedItem {
  /// The place of the item before the movement, and its place if the movement ends now; nil if no
  /// item is being moved.
  var places: (origin: IndexPath, target: IndexPath)?
}
