import PresentationTesting
import TestSupport
import Testing
import UIKit

/// Code of an app that runs while a list removes a cell.
@MainActor @Suite("Removed cells") struct RemovedCellTests {
  /// A form that looks up the cell of a field when the user has edited the field.
  private final class Form: NSObject, UITableViewDataSource, UICollectionViewDataSource,
    UITextFieldDelegate
  {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 400, width: 300, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout())
    var count = 3
    var heard: [String] = []

    override init() {
      super.init()
      (table.dataSource, grid.dataSource) = (self, self)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      addField(to: cell.contentView)
      return cell
    }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = UICollectionViewCell()
      addField(to: cell.contentView)
      return cell
    }

    private func addField(to view: UIView) {
      let field = UITextField()
      field.delegate = self
      view.addSubview(field)
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
      let rows = table.visibleCells.count + grid.visibleCells.count
      let cell = table.visibleCells.first { textField.isDescendant(of: $0) }
      heard.append("\(rows) cells, \(cell.flatMap { table.indexPath(for: $0) }?.row ?? -1)")
    }
  }

  private let form = Form()
  private let home = UIViewController()
  private let stage: Stage

  init() {
    stage = Stage(home)
    home.view.addSubview(form.table)
    home.view.addSubview(form.grid)
    stage.runTurn()
  }

  private func edit(_ cell: UIView?) {
    (cell?.subviews.flatMap(\.subviews).first { $0 is UITextField })?.becomeFirstResponder()
  }

  @Test func `a field whose cell is removed can look up cells when its editing ends`() throws {
    let path = IndexPath(item: 1, section: 0)
    edit(form.table.cellForRow(at: path))
    form.table.reloadRows(at: [path], with: .none)
    expect(form.heard, equals: ["5 cells, -1"])
    edit(form.grid.cellForItem(at: path))
    form.grid.reloadItems(at: [path])
    expect(form.heard, equals: ["5 cells, -1", "5 cells, -1"])
    edit(form.table.cellForRow(at: path))
    form.count = 2
    form.table.deleteRows(at: [path], with: .none)
    expect(form.heard.count == 3 && form.heard[2] == "5 cells, -1")
    try stage.close()
  }
}
