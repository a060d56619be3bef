import Foundation
import PresentationTesting
import TestSupport
import Testing
import UIKit

/// A controller with two sections of rows, which records the calls of the table.
private final class Sections: UITableViewController {
  var lines: [String] = []
  var titles: [String?] = ["A", nil]
  var footers: [String?] = [nil, nil]
  var usesViews = false
  var height = UITableView.automaticDimension
  var rows = [["one", "two", "three"], ["four", "five"]]
  var mayMove = true
  var configured: [String] = []

  override func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    configured.append(cell.textLabel?.text ?? "")
    return cell
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  { titles[section] }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  { footers[section] }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  {
    guard usesViews else { return nil }
    lines.append("header \(section)")
    return tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
  }
  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  { super.tableView(tableView, viewForFooterInSection: section) }
  override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    height < 0 ? super.tableView(tableView, heightForHeaderInSection: section) : height
  }
  override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { lines.append("will display header \(section), in table: \(view.superview != nil)") }
  override func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { lines.append("did end displaying header \(section), in table: \(view.superview != nil)") }
  override func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { lines.append("will display footer \(section)") }
  override func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { lines.append("did end displaying footer \(section)") }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    mayMove && super.tableView(tableView, canMoveRowAt: indexPath)
  }
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to place: IndexPath
  ) {
    let row = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    rows[place.section].insert(row, at: place.row)
  }
  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    proposed.section == sourceIndexPath.section ? proposed : sourceIndexPath
  }
}

@MainActor @Suite("Headers, footers and moved rows of tables") struct TableSectionTests {
  private let list = Sections(style: .plain), stage: Stage
  private var table: UITableView { list.tableView }

  init() {
    stage = Stage(list)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    stage.runTurn()
  }

  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private var texts: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

  @Test func `a section with a title has a header of 28 points, and a section without has none`() {
    expect(table.headerView(forSection: 0)?.textLabel?.text, equals: "A")
    expect(table.headerView(forSection: 1) == nil && table.footerView(forSection: 0) == nil)
    expect(table.rectForHeader(inSection: 0), equals: CGRect(x: 0, y: 0, width: 390, height: 28))
    expect(
      table.rectForRow(at: path(0, 0)).minY == 28 && table.rectForHeader(inSection: 1) == .zero)
    expect(list.lines, equals: ["will display header 0, in table: false"])
    list.lines = []
    (list.titles, list.footers) = ([nil, "B"], [nil, "end"])
    table.reloadData()
    table.sectionFooterHeight = 10
    stage.runTurn()
    expect(
      list.lines,
      equals: [
        "did end displaying header 0, in table: false", "will display header 1, in table: false",
        "will display footer 1",
      ])
    expect(table.rectForHeader(inSection: 1).minY, equals: 142)
    expect(table.footerView(forSection: 1)?.textLabel?.text, equals: "end")
    expect(table.rectForFooter(inSection: 1).height, equals: 10)
    expect(table.contentSize.height, equals: 268)
    list.footers = [nil, nil]
    table.reloadData()
    expect(list.lines.last, equals: "did end displaying footer 1")
  }

  @Test func `headers of the delegate are reused, and keep their views when rows are inserted`() {
    final class Title: UITableViewHeaderFooterView {
      var reuses = 0
      required init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
      required init?(coder: NSCoder) { nil }
      override func prepareForReuse() { reuses += 1 }
    }
    table.register(Title.self, forHeaderFooterViewReuseIdentifier: "header")
    (list.usesViews, list.height) = (true, 50)
    table.reloadData()
    stage.runTurn()
    let first = table.headerView(forSection: 0)
    expect(first is Title && first?.reuseIdentifier == "header" && first?.bounds.height == 50)
    expect(first?.contentView.bounds.height, equals: 50)
    list.rows[0].insert("zero", at: 0)
    table.insertRows(at: [path(0, 0)], with: .automatic)
    stage.runTurn()
    expect(table.headerView(forSection: 0) === first)
    expect(table.rectForHeader(inSection: 1).minY, equals: 226)
    list.rows[0] = Array(repeating: "row", count: 100)
    list.lines = []
    table.reloadData()
    stage.runTurn()
    table.contentOffset.y = 1_000
    stage.runTurn()
    expect(list.lines.last, equals: "did end displaying header 0, in table: false")
    table.contentOffset.y = 50 + 100 * 44 - 100
    stage.runTurn()
    let reused = table.headerView(forSection: 1) as? Title
    expect((reused?.reuses ?? 0) > 0)
    expect(table.dequeueReusableHeaderFooterView(withIdentifier: "unknown") == nil)
  }

  @Test func `a header stores a background and shows contents`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil), back = UIView()
    header.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    var contents = header.defaultContentConfiguration()
    contents.text = "Title"
    header.contentConfiguration = contents
    header.backgroundView = back
    header.detailTextLabel?.text = "More"
    expect(header.contentView.subviews.first is UIListContentView)
    expect(header.subviews.first === back && back.frame == header.bounds)
    header.backgroundView = nil
    expect(back.superview == nil && UITableViewHeaderFooterView(coder: NSCoder()) == nil)
    expect(header.detailTextLabel?.text, equals: "More")
    let state = UICellConfigurationState(traitCollection: UITraitCollection())
    var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
    expect(background.backgroundColor, equals: .systemBackground)
    (background.cornerRadius, background.strokeWidth) = (8, 1)
    (background.customView, background.image) = (back, UIImage())
    header.backgroundConfiguration = background
    expect(header.backgroundConfiguration?.cornerRadius, equals: 8)
    expect(header.backgroundConfiguration?.customView === back)
    let clear: [UIBackgroundConfiguration] = [
      .clear(), .listSidebarCell(), .listPlainHeaderFooter(), .listGroupedHeaderFooter(),
    ]
    expect(clear.allSatisfy { $0.backgroundColor == .clear && $0.strokeColor == nil })
    expect(UIBackgroundConfiguration.listGroupedCell().backgroundColor != nil)
    expect(background.strokeWidth == 1 && background.visualEffect == nil)
    expect(background.backgroundInsets == .zero && background.image != nil)
  }

  @Test func `moveRow and moveSection move the cells and the selection`() {
    let cell = table.cellForRow(at: path(0, 0))
    table.selectRow(at: path(0, 0), animated: false, scrollPosition: .none)
    list.rows = [["two", "three"], ["four", "one", "five"]]
    table.moveRow(at: path(0, 0), to: path(1, 1))
    stage.runTurn()
    expect(texts, equals: ["two", "three", "four", "one", "five"])
    expect(table.cellForRow(at: path(1, 1)) === cell)
    expect(table.indexPathForSelectedRow, equals: path(1, 1))
    list.rows = [["three", "two"], ["four", "one", "five"]]
    table.moveRow(at: path(0, 1), to: path(0, 0))
    stage.runTurn()
    expect(texts.prefix(2), equals: ["three", "two"])
    list.rows.reverse()
    table.moveSection(0, toSection: 1)
    stage.runTurn()
    expect(texts, equals: ["four", "one", "five", "three", "two"])
    expect(table.indexPathForSelectedRow, equals: path(0, 1))
    list.rows.reverse()
    table.moveSection(1, toSection: 0)
    stage.runTurn()
    expect(texts, equals: ["three", "two", "four", "one", "five"])
  }

  @Test func `the user drags a row only during editing and only to a permitted place`() {
    expect(!table.dragRow(at: path(0, 0), to: path(0, 2)))
    list.setEditing(true, animated: false)
    expect(table.dragRow(at: path(0, 0), to: path(0, 2)))
    stage.runTurn()
    expect(texts, equals: ["two", "three", "one", "four", "five"])
    expect(list.rows[0], equals: ["two", "three", "one"])
    expect(!table.dragRow(at: path(0, 0), to: path(1, 0)))
    list.mayMove = false
    expect(!table.dragRow(at: path(0, 0), to: path(0, 1)))
    expect(list.rows[0], equals: ["two", "three", "one"])
  }

  @Test func `reconfigureRows configures the current cell of a row again`() {
    let cell = table.cellForRow(at: path(0, 1))
    table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
    (list.rows[0][1], list.configured) = ("changed", [])
    table.reconfigureRows(at: [path(0, 1), path(5, 5)])
    stage.runTurn()
    expect(table.cellForRow(at: path(0, 1)) === cell && cell?.textLabel?.text == "changed")
    expect(list.configured == ["changed"] && table.indexPathForSelectedRow == path(0, 1))
  }

  @Test func `a table controller has a refresh control and neutral defaults`() {
    let refresh = UIRefreshControl(), plain = UITableViewController(style: .plain)
    plain.refreshControl = refresh
    expect(plain.tableView.refreshControl === refresh && plain.refreshControl === refresh)
    let view = UIView(), rows: UITableView = plain.tableView
    plain.tableView(rows, willDisplayHeaderView: view, forSection: 0)
    plain.tableView(rows, willDisplayFooterView: view, forSection: 0)
    plain.tableView(rows, didEndDisplayingHeaderView: view, forSection: 0)
    plain.tableView(rows, didEndDisplayingFooterView: view, forSection: 0)
    plain.tableView(rows, accessoryButtonTappedForRowWith: path(0, 0))
    plain.tableView(rows, moveRowAt: path(0, 0), to: path(0, 1))
    expect(
      plain.tableView(rows, heightForFooterInSection: 0), equals: UITableView.automaticDimension)
    expect(
      plain.tableView(rows, estimatedHeightForRowAt: path(0, 0)), equals: rows.estimatedRowHeight)
    expect(plain.tableView(rows, viewForHeaderInSection: 0) == nil)
    expect(plain.tableView(rows, shouldIndentWhileEditingRowAt: path(0, 0)))
    expect(plain.sectionIndexTitles(for: rows) == nil)
    expect(plain.tableView(rows, sectionForSectionIndexTitle: "B", at: 3), equals: 3)
    let target = plain.tableView(
      rows, targetIndexPathForMoveFromRowAt: path(0, 0), toProposedIndexPath: path(0, 7))
    expect(target, equals: path(0, 7))
    (rows.sectionHeaderTopPadding, rows.estimatedSectionHeaderHeight) = (1, 2)
    (rows.estimatedSectionFooterHeight, rows.cellLayoutMarginsFollowReadableWidth) = (3, true)
    rows.sectionHeaderHeight = 4
    expect(rows.sectionHeaderTopPadding == 1 && rows.estimatedSectionHeaderHeight == 2)
    expect(rows.estimatedSectionFooterHeight == 3 && rows.cellLayoutMarginsFollowReadableWidth)
    expect(plain.tableView(rows, heightForHeaderInSection: 0), equals: 4)
  }

  @Test func `the background view of a table fills the visible part behind the rows`() {
    let back = UIView()
    table.backgroundView = back
    list.rows[0] = Array(repeating: "row", count: 100)
    table.reloadData()
    table.contentOffset.y = 300
    stage.runTurn()
    expect(table.subviews.first === back && back.frame == table.bounds && back.frame.minY == 300)
    table.backgroundView = nil
    expect(back.superview == nil)
  }
}
