import PresentationTesting
import TestSupport
import Testing
import UIKit

/// Changes of the rows and items of lists, which must agree with the data source.
@MainActor @Suite("Changes of rows and items") struct ListUpdateTests {
  private final class Rows: UITableViewController, UICollectionViewDataSource {
    var counts = [3, 2]
    var log: [String] = []

    override func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      log.append("cell \(indexPath.section)-\(indexPath.row)")
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { log.append("display \(indexPath.section)-\(indexPath.row)") }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let rows = Rows(style: .plain)
  private let stage: Stage
  private var table: UITableView { rows.tableView }

  init() { stage = Stage(rows) }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// Returns the message of the exception that `body` raises.
  private func message(_ body: () -> Void) -> String? {
    do {
      try stage.world.catching(body)
      return nil
    } catch {
      return error.issue.message
    }
  }

  @Test func `each cell is displayed before the next cell is requested`() {
    rows.log = []
    rows.counts = [2, 1]
    table.reloadData()
    stage.runTurn()
    expect(
      rows.log,
      equals: ["cell 0-0", "display 0-0", "cell 0-1", "display 0-1", "cell 1-0", "display 1-0"])
  }

  @Test func `a change of rows that the data source does not confirm raises UIKit's exception`() {
    stage.runTurn()
    let text = message { table.insertRows(at: [path(0)], with: .fade) }
    expect(
      text,
      equals:
        "Invalid update: invalid number of rows in section 0. The number of rows contained in "
        + "an existing section after the update (3) must be equal to the number of rows contained "
        + "in that section before the update (3), plus or minus the number of rows inserted or "
        + "deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows "
        + "moved into or out of that section (0 moved in, 0 moved out).")
    rows.counts = [3]
    let change = {
      table.performBatchUpdates {
        table.deleteRows(at: [path(0, 1)], with: .fade)
        table.deleteRows(at: [path(1, 1)], with: .fade)
      }
    }
    expect(message(change)?.contains("after the update (1)") == true)
    expect(message { table.reloadRows(at: [path(0)], with: .none) } == nil)
  }

  @Test func `a group of changes is compared with the data source at its end`() {
    stage.runTurn()
    let changes = {
      table.beginUpdates()
      table.deleteRows(at: [path(0), path(1)], with: .fade)
      table.insertSections([0, 3], with: .fade)
      table.moveRow(at: path(2), to: path(0, 2))
      rows.counts = [7, 1, 3, 9]
      table.insertRows(at: [path(0, 1)], with: .fade)
      table.endUpdates()
    }
    expect(message(changes) == nil)
    rows.counts = [4, 7, 9]
    expect(
      message {
        table.performBatchUpdates {
          table.reloadSections([1], with: .fade)
          table.deleteSections([2], with: .fade)
          table.moveSection(0, toSection: 1)
        }
      } == nil)
    rows.counts = [9]
    table.reloadData()
    rows.counts = [8]
    expect(message { table.deleteRows(at: [path(0)], with: .fade) } == nil)
  }

  @Test func `a collection view compares its changes, too`() {
    let layout = UICollectionViewFlowLayout(), home = UIViewController(), stage = Stage(home)
    let list = UICollectionView(frame: home.view.bounds, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = rows
    home.view.addSubview(list)
    stage.runTurn()
    rows.counts = [4, 1]
    #expect(throws: Never.self) {
      try stage.world.catching {
        list.performBatchUpdates {
          list.moveItem(at: path(0, 1), to: path(0))
        }
      }
    }
    #expect {
      try stage.world.catching { list.deleteItems(at: [path(0)]) }
    } throws: { "\($0)".contains("invalid number of items in section 0") }
  }
}
