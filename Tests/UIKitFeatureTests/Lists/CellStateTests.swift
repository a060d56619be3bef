import Foundation
import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// A cell that records the changes of its state.
private final class LoggingCell: UITableViewCell {
  var lines: [String] = []

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    lines.append(selected ? "selected" : "not selected")
  }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    lines.append(highlighted ? "highlighted" : "not highlighted")
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    lines.append(editing ? "editing" : "not editing")
  }
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    lines.append("update \(state.isSelected) \(state.isHighlighted) \(state.isEditing)")
  }
}

/// A data source and a delegate that records the calls of the table.
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var lines: [String] = []
  var mayHighlight = true
  var mayDeselect = true

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { LoggingCell(style: .default, reuseIdentifier: nil) }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    mayHighlight
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    lines.append("highlights \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    lines.append("unhighlights \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("selects \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    mayDeselect ? indexPath : nil
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    lines.append("deselects \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { lines.append("accessory \(indexPath.row)") }
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { indexPath.row == 0 ? "Remove" : nil }
}

@MainActor @Suite("States of cells and selection of several rows") struct CellStateTests {
  private let home = PlainViewController(title: "Home"), rows = Rows()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
  private let stage: Stage

  init() {
    stage = Stage(home)
    (table.dataSource, table.delegate) = (rows, rows)
    home.view.addSubview(table)
    stage.runTurn()
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func cell(_ row: Int) throws -> LoggingCell {
    try #require(table.cellForRow(at: path(row)) as? LoggingCell)
  }

  @Test(arguments: [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle])
  func `only a cell of the default style has no label for a second text`(
    style: UITableViewCell.CellStyle
  ) {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    expect(cell.detailTextLabel == nil, equals: style == .default)
  }

  @Test func `a table calls the state methods of its cells, which request an update`() throws {
    let cell = try cell(1)
    expect(cell.lines, equals: ["not selected", "update false false false"])
    cell.lines = []
    stage.user.tap(cell)
    expect(cell.lines, equals: ["highlighted", "not highlighted", "selected"])
    expect(cell.isSelected && !cell.isHighlighted)
    stage.runTurn()
    expect(cell.lines.last, equals: "update true false false")
    cell.lines = []
    table.setEditing(true, animated: true)
    expect(cell.lines == ["not selected", "editing"] && cell.isEditing)
    stage.runTurn()
    expect(cell.lines.last == "update false false true" && cell.configurationState.isEditing)
    table.reloadData()
    stage.runTurn()
    expect(try self.cell(1).isEditing)
    table.isEditing = false
    expect(try !self.cell(1).isEditing)
  }

  @Test func `the setters of the state call the methods, and equal states request no update`() {
    let cell = LoggingCell(), count = Count()
    cell.configurationUpdateHandler = { _, state in
      count.number += 1
      count.wasHighlighted = state.isHighlighted
    }
    cell.layoutIfNeeded()
    (cell.isSelected, cell.isHighlighted, cell.isEditing) = (true, true, true)
    expect(cell.lines, equals: ["update false false false", "selected", "highlighted", "editing"])
    cell.layoutIfNeeded()
    (cell.isSelected, cell.isHighlighted, cell.isEditing) = (true, true, true)
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    expect(count.number == 2 && count.wasHighlighted)
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    expect(count.number, equals: 3)
  }

  private final class Count {
    var number = 0
    var wasHighlighted = false
  }

  @Test func `a row that must not be highlighted cannot be selected by the user`() throws {
    rows.mayHighlight = false
    stage.user.tap(try cell(0))
    expect(rows.lines == [] && table.indexPathForSelectedRow == nil)
    rows.mayHighlight = true
    stage.user.tap(try cell(0))
    expect(rows.lines, equals: ["highlights 0", "unhighlights 0", "selects 0"])
  }

  @Test func `a tap on a selected row deselects it if several rows can be selected`() throws {
    table.allowsMultipleSelection = true
    for row in [2, 0] { stage.user.tap(try cell(row)) }
    expect(table.indexPathsForSelectedRows, equals: [path(2), path(0)])
    rows.mayDeselect = false
    stage.user.tap(try cell(2))
    expect(table.indexPathsForSelectedRows?.count, equals: 2)
    (rows.mayDeselect, rows.lines) = (true, [])
    stage.user.tap(try cell(2))
    expect(rows.lines.last == "deselects 2" && table.indexPathsForSelectedRows == [path(0)])
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    expect(table.indexPathsForSelectedRows, equals: [path(0), path(1)])
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    expect(try table.indexPathsForSelectedRows == nil && !cell(1).isSelected)
    table.delegate = nil
    table.tapRow(at: path(0))
    table.tapRow(at: path(1))
    table.tapRow(at: path(0))
    expect(table.indexPathsForSelectedRows, equals: [path(1)])
  }

  @Test func `the settings for editing decide whether the user can select rows during editing`() {
    table.isEditing = true
    table.tapRow(at: path(0))
    expect(table.indexPathForSelectedRow == nil)
    table.allowsSelectionDuringEditing = true
    table.tapRow(at: path(0))
    table.tapRow(at: path(1))
    expect(table.indexPathsForSelectedRows, equals: [path(1)])
    table.allowsMultipleSelectionDuringEditing = true
    table.tapRow(at: path(0))
    expect(table.indexPathsForSelectedRows, equals: [path(1), path(0)])
    table.isEditing = false
    expect(table.indexPathsForSelectedRows == nil)
  }

  @Test func `the user can tap an info button, and an action with the title of the delegate`()
    throws
  {
    table.tapAccessory(at: path(0))
    expect(rows.lines, equals: [])
    try cell(0).accessoryType = .detailButton
    table.tapAccessory(at: path(0))
    expect(rows.lines, equals: ["accessory 0"])
    table.isEditing = true
    table.tapAccessory(at: path(0))
    try cell(0).editingAccessoryType = .detailDisclosureButton
    table.tapAccessory(at: path(0))
    expect(rows.lines, equals: ["accessory 0", "accessory 0"])
    expect(table.tapSwipeAction("Remove", at: path(0)))
    expect(!table.tapSwipeAction("Delete", at: path(0)))
    expect(table.tapSwipeAction("Delete", at: path(1)))
  }

  @Test func `a cell stores settings that have no visible effect`() {
    let cell = UITableViewCell(), view = UIView()
    (cell.separatorInset, cell.editingAccessoryView) = (.zero, view)
    (cell.showsReorderControl, cell.shouldIndentWhileEditing) = (true, false)
    (cell.indentationLevel, cell.indentationWidth) = (2, 20)
    cell.backgroundConfiguration = cell.defaultBackgroundConfiguration()
    expect(cell.separatorInset == .zero && cell.editingAccessoryView === view)
    expect(cell.showsReorderControl && !cell.shouldIndentWhileEditing)
    expect(cell.indentationLevel == 2 && cell.indentationWidth == 20)
    expect(cell.backgroundConfiguration?.backgroundColor, equals: .systemBackground)
    let item = UICollectionViewCell(frame: .zero)
    item.backgroundConfiguration = .listPlainCell()
    expect(item.backgroundConfiguration?.backgroundColor, equals: .systemBackground)
  }

  @Test func `a collection view cell is configured again after its state has changed`() {
    final class Tile: UICollectionViewListCell {
      var heard: [String] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        heard.append("update \(state.isSelected)")
      }
    }
    let tile = Tile(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    tile.configurationUpdateHandler = { [unowned tile] _, state in
      tile.heard.append("handler \(state.isHighlighted)")
    }
    tile.layoutIfNeeded()
    tile.isSelected = true
    tile.isSelected = true
    tile.layoutIfNeeded()
    tile.isHighlighted = true
    tile.layoutIfNeeded()
    expect(
      tile.heard,
      equals: [
        "update false", "handler false", "update true", "handler false", "update true",
        "handler true",
      ])
  }

  @Test func `the background of a collection view cell fills the cell behind the contents`() {
    let tile = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    let first = UIView(), second = UIView()
    tile.backgroundView = first
    tile.backgroundView = second
    tile.frame.size.width = 100
    expect(first.superview == nil && tile.subviews == [second, tile.contentView])
    expect(second.frame, equals: CGRect(x: 0, y: 0, width: 100, height: 40))
  }
}
