import Foundation
import Presentation

/// A table or a collection view, as the data source of a snapshot sees it.
@MainActor protocol SnapshotList: AnyObject {
  /// The world to which the list reports issues.
  var clientWorld: World { get }

  /// Moves the cells and the selection of items to the new index paths of the items.
  ///
  /// The result of `newPath` is nil for an item that is gone, or whose cell is requested again.
  func rearrange(_ newPath: (IndexPath) -> IndexPath?)

  /// Requests all cells again.
  func reloadData()
}

extension UITableView: SnapshotList {}

extension UICollectionView: SnapshotList {}
