import PresentationTesting
import TestSupport
import Testing
import UIKit

/// The later calls of lists: completions of changes, and prefetching.
@MainActor @Suite("Completions and prefetching of lists") struct ListTimeTests {
  private final class Rows: UITableViewController, UITableViewDataSourcePrefetching {
    var count = 100
    var log: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      log.append("prefetch \(indexPaths[0].row)-\(indexPaths.last?.row ?? 0)")
    }
    func tableView(
      _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) { log.append("cancel \(indexPaths[0].row)-\(indexPaths.last?.row ?? 0)") }

    func delete(_ text: String) {
      count -= 1
      tableView.performBatchUpdates {
        self.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      } completion: { [weak self] in
        self?.log.append("\(text) \($0)")
      }
      log.append("after \(text)")
    }
  }

  private final class Items: UICollectionViewController, UICollectionViewDataSourcePrefetching {
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 500 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
      log.append("prefetch \(paths[0].item)-\(paths.last?.item ?? 0)")
    }
    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]
    ) { log.append("cancel \(paths[0].item)-\(paths.last?.item ?? 0)") }
  }

  @Test func `the completion of changes is called after the time of their animation`() throws {
    let rows = Rows(style: .plain), stage = Stage(rows)
    try stage.settle()
    rows.delete("first")
    expect(rows.log == ["after first"] && rows.tableView.numberOfRows(inSection: 0) == 99)
    stage.advance(by: .milliseconds(290))
    expect(rows.log, equals: ["after first"])
    stage.advance(by: .milliseconds(10))
    expect(rows.log, equals: ["after first", "first true"])
    rows.log = []
    UIView.performWithoutAnimation { rows.delete("second") }
    expect(rows.log, equals: ["second true", "after second"])
    try stage.close()
  }

  @Test func `a list that is not on screen calls the completion in the next turn`() throws {
    let home = UIViewController(), rows = Rows(style: .plain), stage = Stage(home)
    stage.world.use {
      rows.tableView.reloadData()
      rows.delete("change")
    }
    expect(rows.log, equals: ["after change"])
    stage.runTurn()
    expect(rows.log, equals: ["after change", "change true"])
    try stage.close()
  }

  @Test func `the completion of a transaction waits for the rows that are deleted in it`() throws {
    let rows = Rows(style: .plain), stage = Stage(rows)
    try stage.settle()
    CATransaction.begin()
    CATransaction.setCompletionBlock { rows.log.append("transaction") }
    rows.count -= 1
    rows.tableView.beginUpdates()
    rows.tableView.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .left)
    rows.tableView.endUpdates()
    CATransaction.commit()
    stage.advance(by: .milliseconds(290))
    expect(rows.log, equals: [])
    stage.advance(by: .milliseconds(20))
    expect(rows.log, equals: ["transaction"])
    try stage.close()
  }

  @Test func `the completion of a snapshot waits for its animation`() throws {
    let rows = UITableViewController(style: .plain), stage = Stage(rows)
    let source = UITableViewDiffableDataSource<Int, String>(tableView: rows.tableView) { _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    try stage.settle()
    var log: [String] = [], snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    source.apply(snapshot, animatingDifferences: false) { log.append("plain") }
    snapshot.appendItems(["A"])
    source.apply(snapshot) { log.append("animated") }
    expect(log == ["plain"] && rows.tableView.numberOfRows(inSection: 0) == 1)
    try stage.settle()
    expect(log, equals: ["plain", "animated"])
    try stage.close()
  }

  @Test func `a table announces the rows of the next screen to its prefetching data source`()
    throws
  {
    let rows = Rows(style: .plain), stage = Stage(rows)
    let table = try #require(rows.tableView)
    (table.rowHeight, table.prefetchDataSource) = (100, rows)
    expect(table.prefetchDataSource === rows && table.isPrefetchingEnabled)
    expect(rows.log, equals: [])
    try stage.settle()
    expect(rows.log, equals: ["prefetch 9-16"])
    table.contentOffset.y = 1_000
    try stage.settle()
    expect(rows.log, equals: ["prefetch 9-16", "cancel 9-9", "prefetch 19-26"])
    rows.log = []
    table.contentOffset.y = 950
    try stage.settle()
    expect(rows.log, equals: ["cancel 19-26", "prefetch 1-8"])
    table.isPrefetchingEnabled = false
    table.contentOffset.y = 5_000
    try stage.settle()
    expect(rows.log.count, equals: 2)
    try stage.close()
  }

  @Test func `the contents below a navigation bar count as not scrolled`() throws {
    let rows = Rows(style: .plain), stage = Stage(UINavigationController(rootViewController: rows))
    (rows.tableView.rowHeight, rows.tableView.prefetchDataSource) = (100, rows)
    try stage.settle()
    expect(rows.tableView.contentOffset.y < 0 && rows.log == ["prefetch 8-16"])
    try stage.close()
  }

  @Test func `a collection view announces items, until its data source is removed`() throws {
    let items = Items(collectionViewLayout: UICollectionViewFlowLayout()), stage = Stage(items)
    let list = try #require(items.collectionView)
    list.prefetchDataSource = items
    try stage.settle()
    let shown = list.indexPathsForVisibleItems.count
    try #require(items.log.count == 1)
    expect(items.log[0].hasPrefix("prefetch \(shown)-"))
    expect(list.prefetchDataSource === items && list.isPrefetchingEnabled)
    list.contentOffset.y = list.bounds.height * 4
    try stage.settle()
    expect(items.log.count == 3 && items.log[1].hasPrefix("cancel \(shown)-"))
    list.prefetchDataSource = nil
    list.contentOffset.y = 0
    try stage.settle()
    expect(items.log.count, equals: 3)
    try stage.close()
  }
}
