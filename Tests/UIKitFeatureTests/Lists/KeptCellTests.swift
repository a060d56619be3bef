import PresentationTesting
import TestSupport
import Testing
import UIKit

/// The cells that lists keep, and those that they request, when rows and items change.
@MainActor @Suite("Cells of changed lists") struct KeptCellTests {
  private final class Letters: NSObject, UICollectionViewDataSource, UITableViewDataSource {
    var sections: [[String]]
    var log: [String] = []

    init(_ sections: [String]) {
      self.sections = sections.map { $0.map(String.init) }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section].count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityLabel = request(indexPath)
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      log.append("header \(indexPath.section)")
      return UICollectionReusableView()
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.accessibilityLabel = request(indexPath)
      return cell
    }

    private func request(_ path: IndexPath) -> String {
      log.append(sections[path.section][path.item])
      return sections[path.section][path.item]
    }
  }

  private let home = UIViewController()
  private let stage: Stage
  private let letters = Letters(["abcd", "xyz"])
  private let grid: UICollectionView
  private let table: UITableView

  init() {
    stage = Stage(home)
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    grid = UICollectionView(frame: home.view.bounds, collectionViewLayout: layout)
    table = UITableView(frame: home.view.bounds)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  private func show(_ list: UIScrollView) {
    grid.dataSource = letters
    table.dataSource = letters
    home.view.addSubview(list)
    settle()
  }

  /// Lays out the list, and returns the requests since the last call.
  @discardableResult private func settle() -> [String] {
    stage.runTurn()
    defer { letters.log = [] }
    return letters.log
  }

  private var shownItems: [String] { grid.visibleCells.map { $0.accessibilityLabel ?? "-" } }
  private var shownRows: [String] { table.visibleCells.map { $0.accessibilityLabel ?? "-" } }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `a collection view requests only the cells of inserted items`() throws {
    show(grid)
    let cells = grid.visibleCells
    letters.sections = [["new", "a", "b", "c", "d"], ["x", "y", "z"]]
    grid.insertItems(at: [path(0)])
    expect(settle(), equals: ["new"])
    expect(shownItems, equals: ["new", "a", "b", "c", "d", "x", "y", "z"])
    expect(grid.visibleCells[1...].elementsEqual(cells, by: ===))
    expect(grid.cellForItem(at: path(1))?.frame.minX ?? 0 > 0)
    try stage.close()
  }

  @Test func `a group of changes names old places for deletions and new ones for insertions`()
    throws
  {
    show(grid)
    let kept = try #require(grid.cellForItem(at: path(3)))
    grid.selectItem(at: path(3), animated: false)
    grid.performBatchUpdates {
      letters.sections = [["new", "d", "b"], ["c", "x", "y", "z"]]
      grid.insertItems(at: [path(0)])
      grid.deleteItems(at: [path(0)])
      grid.moveItem(at: path(3), to: path(1))
      grid.moveItem(at: path(2), to: path(0, 1))
    }
    expect(settle(), equals: ["new"])
    expect(shownItems, equals: ["new", "d", "b", "c", "x", "y", "z"])
    expect(grid.cellForItem(at: path(1)) === kept)
    expect(grid.indexPathsForSelectedItems, equals: [path(1)])
    try stage.close()
  }

  @Test func `a group of changes of a table names places in the same way`() throws {
    show(table)
    let kept = try #require(table.cellForRow(at: path(3)))
    table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    table.performBatchUpdates {
      letters.sections = [["new", "d", "b"], ["c", "x", "y", "z"]]
      table.insertRows(at: [path(0)], with: .fade)
      table.deleteRows(at: [path(0)], with: .fade)
      table.moveRow(at: path(3), to: path(1))
      table.moveRow(at: path(2), to: path(0, 1))
    }
    expect(settle(), equals: ["new"])
    expect(shownRows, equals: ["new", "d", "b", "c", "x", "y", "z"])
    expect(table.cellForRow(at: path(1)) === kept)
    expect(table.indexPathForSelectedRow, equals: path(1))
    try stage.close()
  }

  @Test func `reloaded items get new cells, and reconfigured items keep them`() throws {
    show(grid)
    grid.selectItem(at: path(2), animated: false)
    let cells = grid.visibleCells
    letters.sections[0] = ["A", "B", "C", "D"]
    grid.reloadItems(at: [path(1)])
    expect(settle(), equals: ["B"])
    grid.reconfigureItems(at: [path(2)])
    expect(settle(), equals: ["C"])
    expect(shownItems, equals: ["a", "B", "C", "d", "x", "y", "z"])
    expect(grid.visibleCells[2] === cells[2] && grid.indexPathsForSelectedItems == [path(2)])
    expect(grid.visibleCells[0] === cells[0] && grid.visibleCells[3] === cells[3])
    try stage.close()
  }

  @Test func `items move with their sections, and headers stay with sections that stay`() throws {
    show(grid)
    let cell = try #require(grid.cellForItem(at: path(0, 1)))
    letters.sections = [["x", "y", "z"], ["n"], ["a", "b", "c", "d"]]
    grid.performBatchUpdates {
      grid.moveSection(0, toSection: 2)
      grid.insertSections([1])
    }
    expect(settle(), equals: ["n", "header 1"])
    expect(shownItems, equals: ["x", "y", "z", "n", "a", "b", "c", "d"])
    expect(grid.cellForItem(at: path(0)) === cell)
    letters.sections = [["x", "y", "z"], ["A", "b", "c", "d"]]
    grid.performBatchUpdates {
      grid.deleteSections([1])
      grid.reloadSections([2])
    }
    expect(settle(), equals: ["A", "b", "c", "d", "header 1"])
    expect(grid.cellForItem(at: path(0)) === cell)
    try stage.close()
  }

  @Test func `a reloaded row in a group of changes is counted where it was before`() throws {
    show(table)
    letters.sections = [["b", "C", "d"], ["x", "y", "z"]]
    table.performBatchUpdates {
      table.deleteRows(at: [path(0)], with: .fade)
      table.reloadRows(at: [path(2)], with: .fade)
    }
    expect(settle(), equals: ["C"])
    expect(shownRows, equals: ["b", "C", "d", "x", "y", "z"])
    try stage.close()
  }

  @Test func `during a group of changes, rows have their old places`() throws {
    show(table)
    let cell = try #require(table.cellForRow(at: path(1)))
    table.beginUpdates()
    letters.sections[0].removeFirst()
    table.deleteRows(at: [path(0)], with: .fade)
    expect(table.indexPath(for: cell) == path(1) && table.visibleCells.count == 7)
    table.endUpdates()
    expect(table.indexPath(for: cell), equals: path(0))
    try stage.close()
  }

  @Test func `a snapshot's reconfigured items keep their cells and their selection`() throws {
    var mark = ""
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, item in
      cell.accessibilityLabel = item + mark
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: grid) {
      list, path, item in
      list.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
    }
    source.supplementaryViewProvider = { _, _, _ in UICollectionReusableView() }
    home.view.addSubview(grid)
    var items = NSDiffableDataSourceSnapshot<Int, String>()
    items.appendSections([0])
    items.appendItems(["a", "b", "c"])
    source.apply(items)
    stage.runTurn()
    let cells = grid.visibleCells
    grid.selectItem(at: path(1), animated: false)
    mark = "!"
    items.insertItems(["new"], beforeItem: "a")
    items.reconfigureItems(["b"])
    source.apply(items)
    stage.runTurn()
    expect(shownItems, equals: ["new!", "a", "b!", "c"])
    expect(grid.visibleCells[1...].elementsEqual(cells, by: ===))
    expect(grid.indexPathsForSelectedItems, equals: [path(2)])
    items = source.snapshot()
    mark = "?"
    source.apply(items)
    stage.runTurn()
    expect(shownItems, equals: ["new!", "a", "b!", "c"])
    items.reloadItems(["b"])
    source.apply(items)
    stage.runTurn()
    expect(shownItems, equals: ["new!", "a", "b?", "c"])
    try stage.close()
  }

  @Test func `a list on screen requests new cells before the change returns`() throws {
    show(table)
    show(grid)
    letters.sections[0].insert("new", at: 0)
    table.insertRows(at: [path(0)], with: .fade)
    grid.insertItems(at: [path(0)])
    expect(table.cellForRow(at: path(0))?.accessibilityLabel, equals: "new")
    expect(grid.cellForItem(at: path(0))?.accessibilityLabel, equals: "new")
    expect(table.visibleCells.count == 8 && table.contentSize.height == 352)
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    var items = NSDiffableDataSourceSnapshot<Int, String>()
    items.appendSections([0])
    items.appendItems(["a", "b"])
    source.apply(items)
    expect(table.visibleCells.count, equals: 2)
    table.removeFromSuperview()
    items.appendItems(["c"])
    source.apply(items)
    expect(table.visibleCells.count == 2 && table.numberOfRows(inSection: 0) == 3)
    try stage.close()
  }

  @Test func `a table that becomes shorter scrolls back to its last row`() throws {
    letters.sections = [Array(repeating: "row", count: 60)]
    show(table)
    table.scrollToRow(at: path(59), at: .bottom, animated: false)
    letters.sections = [["a", "b"]]
    table.reloadData()
    settle()
    expect(table.contentOffset.y, equals: -table.adjustedContentInset.top)
    expect(shownRows, equals: ["a", "b"])
    try stage.close()
  }

  @Test func `a drag of a row moves each cell once if the data source changes the list itself`()
    throws
  {
    final class Source: UITableViewDiffableDataSource<Int, String> {
      override func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool {
        true
      }
      override func tableView(
        _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
      ) {
        var items = snapshot()
        items.moveItem(items.itemIdentifiers[0], afterItem: items.itemIdentifiers[2])
        apply(items)
      }
    }
    let source = Source(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.accessibilityLabel = item
      return cell
    }
    home.view.addSubview(table)
    var items = NSDiffableDataSourceSnapshot<Int, String>()
    items.appendSections([0])
    items.appendItems(["a", "b", "c", "d"])
    source.apply(items)
    settle()
    table.isEditing = true
    expect(table.dragRow(at: path(0), to: path(2)))
    expect(shownRows, equals: ["b", "c", "a", "d"])
    table.dataSource = letters
    settle()
    expect(table.dragRow(at: path(0), to: path(2)))
    expect(shownRows, equals: ["b", "c", "a", "d", "x", "y", "z"])
    try stage.close()
  }

  @Test func `headers of a table move with their sections`() throws {
    final class Headers: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        UITableViewHeaderFooterView(reuseIdentifier: nil)
      }
    }
    let headers = Headers()
    table.delegate = headers
    show(table)
    let first = try #require(table.headerView(forSection: 0))
    letters.sections.insert(["n"], at: 0)
    table.insertSections([0], with: .none)
    expect(table.headerView(forSection: 1) === first && first.frame.minY == 72)
    expect(table.headerView(forSection: 0) !== first && table.headerView(forSection: 2) != nil)
    table.reloadSections([1], with: .none)
    expect(table.headerView(forSection: 1) !== first && first.superview == nil)
    try stage.close()
  }

  @Test func `a text field in a cell keeps the focus when other items change`() throws {
    show(grid)
    let cell = try #require(grid.cellForItem(at: path(1))), field = UITextField()
    cell.contentView.addSubview(field)
    field.becomeFirstResponder()
    letters.sections[0].insert("new", at: 0)
    grid.insertItems(at: [path(0)])
    expect(field.isFirstResponder && grid.indexPath(for: cell) == path(2))
    grid.reloadItems(at: [path(2)])
    expect(!field.isFirstResponder)
    try stage.close()
  }

  /// Loads two more rows when the last row is displayed.
  private final class Pages: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 3
    var requests: [Int] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      requests.append(indexPath.row)
      return UITableViewCell()
    }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
    ) {
      guard path.row == count - 1, count < 7 else { return }
      count += 2
      tableView.insertRows(at: [count - 2, count - 1].map { [0, $0] }, with: .none)
    }
  }

  @Test func `rows that are inserted while the last row is displayed get one cell each`() throws {
    let pages = Pages()
    table.dataSource = pages
    table.delegate = pages
    home.view.addSubview(table)
    stage.runTurn()
    expect(pages.requests == Array(0..<7) && table.visibleCells.count == 7)
    expect(table.visibleCells.map { $0.frame.minY }, equals: (0..<7).map { CGFloat($0) * 44 })
    pages.count = 5
    pages.requests = []
    table.reloadData()
    stage.runTurn()
    expect(pages.requests == Array(0..<7) && table.visibleCells.count == 7)
    expect(table.subviews.count { $0 is UITableViewCell }, equals: 7)
    try stage.close()
  }
}
