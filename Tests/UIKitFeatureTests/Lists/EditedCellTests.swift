import PresentationTesting
import TestSupport
import Testing
import UIKit

/// A form whose edited row is scrolled out of the list.
@MainActor @Suite("Edited cells") struct EditedCellTests {
  private final class Form: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate
  {
    var requests: [Int] = []
    var gone: [Int] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      requests.append(indexPath.row)
      let cell = UITableViewCell()
      cell.contentView.addSubview(UITextField())
      return cell
    }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
    ) { gone.append(path.row) }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 600 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = UICollectionViewCell()
      cell.contentView.addSubview(UITextField())
      return cell
    }
  }

  private let home = UIViewController(), form = Form()
  private let stage: Stage
  private let first = IndexPath(item: 0, section: 0)

  init() { stage = Stage(home) }

  private func field(in view: UIView?) throws -> UITextField {
    try #require(view?.subviews.compactMap { $0 as? UITextField }.first)
  }

  @Test func `a row that is edited keeps its cell and the focus when it is scrolled out`() throws {
    let table = UITableView(frame: home.view.bounds)
    (table.dataSource, table.delegate) = (form, form)
    home.view.addSubview(table)
    stage.runTurn()
    let cell = try #require(table.cellForRow(at: first)), field = try field(in: cell.contentView)
    field.becomeFirstResponder()
    table.contentOffset.y = 1000
    stage.runTurn()
    expect(field.isFirstResponder && table.indexPath(for: cell) == first)
    expect(!table.visibleCells.contains(cell))
    expect(table.indexPathsForVisibleRows?.contains(first) == false)
    expect(!form.gone.contains(0) && form.gone.contains(1))
    table.contentOffset.y = 0
    stage.runTurn()
    expect(table.cellForRow(at: first) === cell && table.visibleCells.first === cell)
    expect(form.requests.count { $0 == 0 } == 1 && form.requests.count { $0 == 1 } == 2)
    table.contentOffset.y = 1000
    stage.runTurn()
    field.resignFirstResponder()
    table.contentOffset.y = 1010
    stage.runTurn()
    expect(table.cellForRow(at: first) == nil && form.gone.contains(0))
    try stage.close()
  }

  @Test func `an item that is edited keeps its cell and the focus when it is scrolled out`() throws
  {
    let grid = UICollectionView(
      frame: home.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    (grid.dataSource, grid.delegate) = (form, form)
    home.view.addSubview(grid)
    stage.runTurn()
    let cell = try #require(grid.cellForItem(at: first)), field = try field(in: cell.contentView)
    field.becomeFirstResponder()
    grid.contentOffset.y = 2000
    stage.runTurn()
    expect(field.isFirstResponder && grid.indexPath(for: cell) == first)
    expect(!grid.visibleCells.contains(cell) && !grid.indexPathsForVisibleItems.contains(first))
    grid.contentOffset.y = 0
    stage.runTurn()
    expect(grid.visibleCells.first === cell && field.isFirstResponder)
    try stage.close()
  }
}
