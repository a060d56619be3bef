import PresentationTesting
import TestSupport
import Testing
import UIKit

/// The numbers of rows and items, which lists read from the data source and then keep.
@MainActor @Suite("Numbers of rows and items") struct ListCountTests {
  private final class Rows: UITableViewController {
    var counts: [Int] = [3]
    var readings = 0

    override func numberOfSections(in tableView: UITableView) -> Int {
      readings += 1
      return counts.count
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  private final class Items: UICollectionViewController {
    var counts: [Int] = [3]

    init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }

    required init?(coder: NSCoder) { nil }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
  }

  private let rows = Rows(style: .plain)
  private var table: UITableView { rows.tableView }
  private let items = Items()
  private var grid: UICollectionView { items.collectionView }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// Returns the message of the exception that `body` raises.
  private func message(in stage: Stage, _ body: () -> Void) -> String? {
    do {
      try stage.world.catching(body)
      return nil
    } catch {
      return error.issue.message
    }
  }

  @Test func `a table shows its old rows until it is reloaded`() throws {
    let stage = Stage(rows)
    stage.runTurn()
    rows.counts = [1, 9]
    table.setNeedsLayout()
    stage.runTurn()
    expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 3)
    expect(table.numberOfRows(inSection: 1), equals: 0)
    expect(table.visibleCells.count == 3 && table.cellForRow(at: path(2)) != nil)
    expect(table.contentSize.height == 132 && table.rectForRow(at: path(0, 1)) == .zero)
    expect(rows.readings, equals: 1)
    table.reloadData()
    expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 9)
    stage.runTurn()
    expect(table.visibleCells.count == 10 && table.contentSize.height == 440)
    try stage.close()
  }

  @Test func `a collection view shows its old items until it is reloaded`() throws {
    let stage = Stage(items)
    stage.runTurn()
    items.counts = [1, 9]
    grid.collectionViewLayout.invalidateLayout()
    stage.runTurn()
    expect(grid.numberOfSections == 1 && grid.numberOfItems(inSection: 0) == 3)
    expect(grid.numberOfItems(inSection: 1), equals: 0)
    expect(grid.visibleCells.count == 3 && grid.contentSize.height == 50)
    grid.reloadData()
    expect(grid.numberOfSections == 2 && grid.numberOfItems(inSection: 1) == 9)
    stage.runTurn()
    expect(grid.visibleCells.count, equals: 10)
    try stage.close()
  }

  @Test func `a table reads its numbers in reloadData, a collection view when it needs them`() {
    table.reloadData()
    grid.reloadData()
    (rows.counts, items.counts) = ([8], [8])
    expect(table.numberOfRows(inSection: 0) == 3 && grid.numberOfItems(inSection: 0) == 8)
    (rows.counts, items.counts) = ([5], [5])
    expect(table.numberOfRows(inSection: 0) == 3 && grid.numberOfItems(inSection: 0) == 8)
  }

  @Test func `a new data source is read when its numbers are needed`() {
    expect(table.numberOfRows(inSection: 0) == 3 && grid.numberOfItems(inSection: 0) == 3)
    let (others, cards) = (Rows(style: .plain), Items())
    (table.dataSource, grid.dataSource) = (others, cards)
    (others.counts, cards.counts) = ([7], [7])
    expect(table.numberOfRows(inSection: 0) == 7 && grid.numberOfItems(inSection: 0) == 7)
    (others.counts, cards.counts) = ([9], [9])
    expect(table.numberOfRows(inSection: 0) == 7 && grid.numberOfItems(inSection: 0) == 7)
  }

  @Test func `a change of a list that was never laid out is compared with the data source`() {
    let stage = Stage(UIViewController())
    rows.counts = [4]
    expect(message(in: stage) { table.insertRows(at: [path(3)], with: .none) } != nil)
    items.counts = [4]
    expect(message(in: stage) { grid.insertItems(at: [path(3)]) } != nil)
    let changes = {
      table.performBatchUpdates {
        rows.counts = [5]
        table.insertRows(at: [path(4)], with: .none)
      }
      grid.performBatchUpdates {
        items.counts = [5]
        grid.insertItems(at: [path(4)])
      }
    }
    expect(message(in: stage, changes) == nil)
    expect(table.numberOfRows(inSection: 0) == 5 && grid.numberOfItems(inSection: 0) == 5)
  }

  @Test func `the numbers are the old ones until a group of changes has ended`() {
    let stage = Stage(rows)
    stage.runTurn()
    table.beginUpdates()
    rows.counts = [2, 1]
    table.deleteRows(at: [path(1)], with: .none)
    table.insertSections([1], with: .none)
    expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 3)
    table.endUpdates()
    expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
    expect(table.numberOfRows(inSection: 1), equals: 1)
  }

  @Test func `a data source can ask the list for its sections while it is read`() {
    final class Nested: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == tableView.numberOfSections - 1 ? 1 : 4
      }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let source = Nested()
    table.dataSource = source
    expect(table.numberOfRows(inSection: 0) == 4 && table.numberOfRows(inSection: 1) == 1)
  }

  @Test func `a change of a row or an item that does not exist raises UIKit's exception`() {
    let stage = Stage(rows)
    stage.runTurn()
    let cases: [(String, () -> Void)] = [
      (
        "attempt to delete row 3 from section 0 which only contains 3 rows before the update",
        { table.reloadRows(at: [path(3)], with: .none) }
      ),
      (
        "attempt to delete item 0 from section 2, but there are only 1 sections before the update",
        { grid.reloadItems(at: [path(0, 2)]) }
      ),
      (
        "attempt to insert row 9 into section 0, but there are only 4 rows in section 0 after the "
          + "update",
        {
          rows.counts = [4]
          table.insertRows(at: [path(9)], with: .none)
        }
      ),
      (
        "attempt to delete section 1, but there are only 1 sections before the update",
        { table.reloadSections([1], with: .none) }
      ),
      (
        "attempt to insert section 7 but there are only 2 sections after the update",
        {
          rows.counts = [4, 1]
          table.insertSections([7], with: .none)
        }
      ),
      (
        "attempt to move section 0 to section 1, but there are only 1 sections before the update "
          + "and 1 sections after the update",
        { grid.moveSection(0, toSection: 1) }
      ),
      (
        "attempt to move index path (\(path(4))) that does not exist - there are only 4 rows in "
          + "section 0 before the update",
        { table.moveRow(at: path(4), to: path(0)) }
      ),
      (
        "attempt to move index path (\(path(0))) to index path (\(path(-1))) that does not exist - "
          + "there are only 3 items in section 0 after the update",
        { grid.moveItem(at: path(0), to: path(-1)) }
      ),
    ]
    for (expected, change) in cases { expect(message(in: stage, change), equals: expected) }
  }

  @Test func `a negative number of sections, rows or items raises UIKit's exception`() {
    let stage = Stage(rows)
    stage.runTurn()
    rows.counts = [2, -1]
    expect(
      message(in: stage) { table.reloadData() },
      equals: "Failed to allocate data stores for -1 rows in section 1. Consider using fewer rows")
    expect(table.numberOfRows(inSection: 0) == 2 && table.numberOfRows(inSection: 1) == 0)
    items.counts = [NSNotFound]
    let count = message(in: stage) { expect(grid.numberOfItems(inSection: 0), equals: 0) }
    expect(count?.contains("\(NSNotFound) items in section 0") == true)
  }

  @Test func `an index path without a row or an item raises UIKit's exception`() {
    let stage = Stage(rows)
    stage.runTurn()
    let empty = IndexPath()
    let calls: [() -> Void] = [
      { table.insertRows(at: [path(0), empty], with: .none) },
      { table.deleteRows(at: [empty], with: .none) },
      { table.reloadRows(at: [IndexPath(index: 0)], with: .none) },
      { table.reconfigureRows(at: [empty]) },
      { table.moveRow(at: path(0), to: empty) },
      { table.selectRow(at: empty, animated: false, scrollPosition: .none) },
      { table.scrollToRow(at: empty, at: .top, animated: false) },
      { table.tapRow(at: empty) },
    ]
    for call in calls {
      expect(
        message(in: stage, call),
        equals:
          "Invalid index path for use with a table view. Index paths passed to a table view must "
          + "contain exactly two indices specifying the section and the row.")
    }
    let item = message(in: stage) { grid.selectItem(at: empty, animated: false) }
    expect(item?.hasSuffix("the section and the item.") == true)
    expect(table.indexPathForSelectedRow == nil && grid.indexPathsForSelectedItems == [])
  }

  @Test func `layout attributes of an item that does not exist raise UIKit's exception`() {
    /// A layout that keeps an item that the collection view does not have.
    final class Stale: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let stale = UICollectionViewLayoutAttributes(forCellWith: [0, 5])
        stale.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        return (super.layoutAttributesForElements(in: rect) ?? []) + [stale]
      }
    }
    let stage = Stage(items)
    items.collectionView.collectionViewLayout = Stale()
    expect(
      message(in: stage) { stage.runTurn() },
      equals:
        "UICollectionView received layout attributes for a cell with an index path that does not "
        + "exist: [0, 5]")
    expect(stage.issues.map(\.code) == [.noSuchElement] && grid.visibleCells.count == 3)
  }

  @Test func `a tap on a row or an item that does not exist is reported`() {
    let stage = Stage(rows)
    stage.runTurn()
    table.tapRow(at: path(3))
    table.tapRow(at: path(0, 4))
    grid.tapItem(at: path(-1))
    expect(stage.issues.map(\.code), equals: [.noSuchElement, .noSuchElement, .noSuchElement])
    expect(
      stage.issues[0].message.hasPrefix(
        "The user cannot tap row 3 of section 0, because <UITableView> does not have it."))
    expect(table.indexPathForSelectedRow, equals: nil)
  }

  @Test func `scrolling to a row or an item that does not exist raises UIKit's exception`() {
    let stage = Stage(rows)
    stage.runTurn()
    rows.counts = [4]
    expect(
      message(in: stage) { table.scrollToRow(at: path(3), at: .bottom, animated: false) },
      equals:
        "Attempted to scroll the table view to an out-of-bounds row (3) when there are only 3 "
        + "rows in section 0.")
    expect(
      message(in: stage) { table.scrollToRow(at: path(0, 1), at: .bottom, animated: false) },
      equals:
        "Attempted to scroll the table view to an out-of-bounds section (1) when there are only "
        + "1 sections.")
    expect(
      message(in: stage) { grid.scrollToItem(at: path(9), at: .top, animated: false) },
      equals: "Attempted to scroll the collection view to an out-of-bounds item (9) when there are "
        + "only 3 items in section 0.")
    table.reloadData()
    expect(
      message(in: stage) { table.scrollToRow(at: path(3), at: .bottom, animated: false) } == nil)
  }
}
