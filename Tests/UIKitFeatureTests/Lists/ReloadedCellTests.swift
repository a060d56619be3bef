import PresentationTesting
import TestSupport
import Testing
import UIKit

/// The cells of rows and items that are requested again.
@MainActor @Suite("Reloaded cells") struct ReloadedCellTests {
  private final class Lines: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath) }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "line", for: indexPath)
    }
  }

  private let home = UIViewController()
  private let lines = Lines()
  private let stage: Stage
  private let first = IndexPath(item: 0, section: 0)

  init() { stage = Stage(home) }

  @Test func `a reloaded row gets another cell, and its old cell can be reused later`() throws {
    let table = UITableView(frame: home.view.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "line")
    table.dataSource = lines
    home.view.addSubview(table)
    try stage.settle()
    let old = try #require(table.cellForRow(at: first))
    table.reloadRows(at: [first], with: .none)
    expect(table.cellForRow(at: first) !== old && old.superview == nil)
    table.reloadRows(at: [first], with: .none)
    expect(table.cellForRow(at: first) === old)
    try stage.close()
  }

  @Test func `a reloaded item gets another cell, and reloaded data reuses the cells`() throws {
    let grid = UICollectionView(
      frame: home.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "line")
    grid.dataSource = lines
    home.view.addSubview(grid)
    try stage.settle()
    let old = try #require(grid.cellForItem(at: first))
    grid.reloadItems(at: [first])
    expect(grid.cellForItem(at: first) !== old)
    let cells = Set(grid.visibleCells + [old])
    grid.reloadData()
    try stage.settle()
    expect(grid.visibleCells.count == 3 && cells.isSuperset(of: grid.visibleCells))
    try stage.close()
  }
}
