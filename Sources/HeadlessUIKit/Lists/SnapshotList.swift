import Foundation
import Presentation

/// A table or a collection view, as the data source of a snapshot sees it.
@MainActor protocol SnapshotList: AnyObject {
  /// The world to which the list reports issues.
  var clientWorld: World { get }
  /// The changes since the list read the numbers of its rows or items.
  var updates: ListUpdates { get set }
  /// The number of rows or items of each section, as the data source returns it.
  var sectionCounts: [Int] { get }

  /// Moves the cells and the selection of items to the new index paths of the items.
  ///
  /// The result of `newPath` is nil for an item that is gone, or whose cell is requested again.
  func rearrange(_ newPath: (IndexPath) -> IndexPath?)

  /// Requests all cells again.
  func reloadData()
}

extension SnapshotList {
  /// Reads the numbers of rows or items, if the list has not read them since the last reload.
  func readCounts() {
    if updates.counts == nil { updates.restart(sectionCounts) }
  }

  /// Notes a change, and checks it unless it belongs to a group of changes.
  func note(_ change: (inout ListUpdates) -> Void) {
    change(&updates)
    checkUpdates()
  }

  /// Ends a group of changes, and checks the changes if it was the outermost group.
  func endNoting() {
    updates.end()
    checkUpdates()
  }

  /// Compares the new numbers of rows or items with the changes, as UIKit does.
  private func checkUpdates() {
    guard !updates.isOpen else { return }
    guard updates.counts != nil else { return updates.restart(nil) }
    let counts = sectionCounts
    let mistake = updates.mistake(after: counts)
    updates.restart(counts)
    if let mistake { clientWorld.report(Issues.listUpdate(mistake)) }
  }
}

extension UITableView: SnapshotList {
  final var sectionCounts: [Int] { (0..<numberOfSections).map(numberOfRows) }
}

extension UICollectionView: SnapshotList {
  final var sectionCounts: [Int] { (0..<numberOfSections).map(numberOfItems) }
}
