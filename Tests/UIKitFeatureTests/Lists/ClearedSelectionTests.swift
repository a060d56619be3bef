import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Lists that clear their selection") struct ClearedSelectionTests {
  private final class Table: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
  }

  private final class Grid: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
  }

  private let first = IndexPath(row: 0, section: 0), second = IndexPath(row: 1, section: 0)

  /// Pushes a controller above the list, and swipes back.
  private func swipe(backTo list: UIViewController, isCanceled: Bool, select: () -> Void) throws {
    let stack = UINavigationController(rootViewController: list), stage = Stage(stack)
    try stage.settle()
    select()
    stack.pushViewController(PlainViewController(title: "Detail"), animated: true)
    try stage.settle()
    let swipe = stage.user.swipeBack()
    swipe.update(0.4)
    stage.runTurn()
    if isCanceled { swipe.cancel() } else { swipe.release(velocity: 1_000) }
    try stage.settle()
  }

  @Test(arguments: [true, false])
  func `after a canceled swipe back, the row of a table controller is selected again`(
    isCanceled: Bool
  ) throws {
    let list = Table(style: .plain)
    try swipe(backTo: list, isCanceled: isCanceled) {
      list.tableView.selectRow(at: second, animated: false, scrollPosition: .none)
    }
    expect(list.tableView.indexPathForSelectedRow, equals: isCanceled ? second : nil)
  }

  @Test(arguments: [true, false])
  func `after a canceled swipe back, the items of a collection controller are selected again`(
    isCanceled: Bool
  ) throws {
    let list = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    list.collectionView.allowsMultipleSelection = true
    try swipe(backTo: list, isCanceled: isCanceled) {
      for path in [first, second] { list.collectionView.selectItem(at: path, animated: false) }
    }
    expect(
      list.collectionView.indexPathsForSelectedItems == (isCanceled ? [first, second] : []))
  }

  @Test func `a table controller with several selected rows keeps them when it appears again`()
    throws
  {
    let list = Table(style: .plain)
    list.tableView.allowsMultipleSelection = true
    try swipe(backTo: list, isCanceled: false) {
      for path in [first, second] {
        list.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
      }
    }
    expect(list.tableView.indexPathsForSelectedRows, equals: [first, second])
  }
}
