import Foundation
import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// A data source and delegate of tables and collection views that records the delegate's calls.
private final class Lists: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  var lines: [String] = []
  var count = 5
  /// The rows and items whose selection or deselection is refused.
  var refused: Set<Int> = []
  /// The rows that are selected or deselected instead of others.
  var substitutes: [Int: Int] = [:]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: "row") }

  private func answer(_ indexPath: IndexPath) -> IndexPath? {
    if refused.contains(indexPath.row) { return nil }
    return IndexPath(row: substitutes[indexPath.row] ?? indexPath.row, section: 0)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    lines.append("will select \(indexPath.row)")
    return answer(indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("did select \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    lines.append("will deselect \(indexPath.row)")
    return answer(indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    lines.append("did deselect \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { lines.append("will display \(indexPath.row), in table: \(cell.superview != nil)") }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { lines.append("did end displaying \(indexPath.row), in table: \(cell.superview != nil)") }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection: Int) -> Int {
    count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { lines.append("did select \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    lines.append("should deselect \(indexPath.item)")
    return !refused.contains(indexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { lines.append("did deselect \(indexPath.item)") }
}

@MainActor @Suite("Selection in lists") struct SelectionTests {
  private let home = PlainViewController(title: "Home"), lists = Lists()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
  private let collection = UICollectionView(
    frame: CGRect(x: 0, y: 440, width: 390, height: 300),
    collectionViewLayout: UICollectionViewFlowLayout())
  private let stage: Stage

  init() {
    stage = Stage(home)
    (table.dataSource, table.delegate) = (lists, lists)
    (collection.dataSource, collection.delegate) = (lists, lists)
    home.view.addSubview(table)
    home.view.addSubview(collection)
    stage.runTurn()
    lists.lines = []
  }

  private func place(_ number: Int) -> IndexPath { IndexPath(row: number, section: 0) }

  private func tapRow(_ row: Int) throws -> [String] {
    lists.lines = []
    stage.user.tap(try #require(table.cellForRow(at: place(row))))
    return lists.lines
  }

  private func tapItem(_ item: Int) throws -> [String] {
    lists.lines = []
    stage.user.tap(try #require(collection.cellForItem(at: place(item))))
    return lists.lines
  }

  @Test
  func `a table calls its delegate before and after the selection changes`() throws {
    try expect(tapRow(0), equals: ["will select 0", "did select 0"])
    try expect(
      tapRow(1), equals: ["will select 1", "will deselect 0", "did deselect 0", "did select 1"])
    expect(table.cellForRow(at: place(0))?.isSelected == false)
    try expect(tapRow(1), equals: ["will select 1", "did select 1"])
    expect(table.cellForRow(at: place(1))?.isSelected == true)
  }

  @Test func `a table does not change its selection if its delegate refuses the change`() throws {
    lists.refused = [0]
    try expect(tapRow(0), equals: ["will select 0"])
    expect(table.indexPathForSelectedRow == nil)
    lists.refused = []
    _ = try tapRow(1)
    lists.refused = [1]
    try expect(tapRow(2), equals: ["will select 2", "will deselect 1"])
    expect(table.indexPathForSelectedRow, equals: place(1))
    expect(table.cellForRow(at: place(2))?.isSelected == false)
  }

  @Test
  func `if the delegate returns another row from willSelectRowAt, the table selects that row`()
    throws
  {
    lists.substitutes = [2: 4]
    try expect(tapRow(2), equals: ["will select 2", "did select 4"])
    expect(table.indexPathForSelectedRow, equals: place(4))
  }

  @Test func `the delegate of a table is told when cells are displayed and removed`() {
    lists.count = 40
    table.reloadData()
    expect(lists.lines, equals: (0..<5).map { "did end displaying \($0), in table: false" })
    lists.lines = []
    stage.runTurn()
    expect(lists.lines, equals: (0..<10).map { "will display \($0), in table: false" })
    lists.lines = []
    table.contentOffset.y = 44
    stage.runTurn()
    expect(
      lists.lines,
      equals: ["did end displaying 0, in table: false", "will display 10, in table: false"])
  }

  @Test func `with multiple selection, a tap on a selected item deselects the item`() throws {
    collection.allowsMultipleSelection = true
    try expect(tapItem(0), equals: ["did select 0"])
    try expect(tapItem(1), equals: ["did select 1"])
    try expect(tapItem(0), equals: ["should deselect 0", "did deselect 0"])
    expect(collection.indexPathsForSelectedItems, equals: [place(1)])
    expect(collection.cellForItem(at: place(0))?.isSelected == false)
    lists.refused = [1]
    try expect(tapItem(1), equals: ["should deselect 1"])
    expect(collection.indexPathsForSelectedItems, equals: [place(1)])
    collection.allowsMultipleSelection = false
    try expect(tapItem(1), equals: ["did select 1"])
  }

  @Test func `if the finger leaves the touched row or item, nothing is selected`() throws {
    let row = stage.user.touch(try #require(table.cellForRow(at: place(2))))
    row.move(x: 0, y: -60)
    row.lift()
    expect(lists.lines == [] && table.contentOffset == .zero)
    table.isScrollEnabled = false
    let held = stage.user.touch(try #require(table.cellForRow(at: place(2))))
    held.move(x: 0, y: -60)
    held.lift()
    let item = stage.user.touch(try #require(collection.cellForItem(at: place(2))))
    item.move(x: -60, y: 0)
    item.lift()
    expect(lists.lines, equals: [])
    let small = stage.user.touch(try #require(table.cellForRow(at: place(2))))
    small.move(x: 3, y: 3)
    small.lift()
    expect(lists.lines, equals: ["will select 2", "did select 2"])
  }
}
