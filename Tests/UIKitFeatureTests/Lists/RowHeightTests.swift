import PresentationTesting
import TestSupport
import Testing
import UIKit

/// Tables whose rows are as high as the contents of their cells.
@MainActor @Suite("Automatic row heights") struct RowHeightTests {
  /// A cell with a box that fills its contents.
  private final class Cell: UITableViewCell {
    let box = UIView()
    private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 0)

    required init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      box.fill(contentView, margin: 10)
      height.priority = UILayoutPriority(999)
      height.isActive = true
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Header: UITableViewHeaderFooterView {
    required init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      let box = UIView()
      box.fill(contentView, margin: 5)
      box.heightAnchor.constraint(equalToConstant: 60).isActive = true
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A table with one row for each height.
  private final class Rows: UITableViewController {
    var heights: [CGFloat] = [80, 100, 20]
    var requested: [CGFloat] = []
    var displayed: [Int] = []
    var ended: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Cell.self, forCellReuseIdentifier: "row")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      heights.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      (cell as? Cell)?.height.constant = heights[indexPath.row]
      requested.append(heights[indexPath.row])
      return cell
    }
    override func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { displayed.append(indexPath.row) }
    override func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { ended.append(indexPath.row) }
  }

  private let rows = Rows(style: .plain)
  private var table: UITableView { rows.tableView }

  private func shown() -> [CGRect] { table.visibleCells.map(\.frame) }

  private func heights() -> [CGFloat] { shown().map(\.height) }

  @Test(.rule("L-16")) func `a row is as high as the contents of its cell`() {
    let stage = Stage(rows)
    stage.runTurn()
    expect(table.rowHeight, equals: UITableView.automaticDimension)
    expect(heights(), equals: [100, 120, 40])
    expect(shown().map(\.minY), equals: [0, 100, 220])
    expect(table.contentSize.height, equals: 260)
    let cell = table.cellForRow(at: [0, 1]) as? Cell
    expect(
      cell?.box.frame, equals: CGRect(x: 10, y: 10, width: table.bounds.width - 20, height: 100))
    expect(table.rectForRow(at: [0, 2]), equals: shown().last)
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("L-16")) func `text that needs several lines makes a row higher`() {
    final class Texts: UITableViewController {
      let label = UILabel()
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        label.fill(cell.contentView)
        return cell
      }
    }
    let texts = Texts(style: .plain)
    texts.label.numberOfLines = 0
    texts.label.text = "One line"
    let stage = Stage(texts)
    stage.runTurn()
    let low = texts.tableView.visibleCells[0].frame.height
    texts.label.text = Array(repeating: "Many words", count: 9).joined(separator: " ")
    texts.tableView.reloadData()
    stage.runTurn()
    expect(texts.tableView.visibleCells[0].frame.height > 2 * low)
    expect(low > 0 && stage.issues.isEmpty)
  }

  @Test(.rule("L-16"))
  func `a cell whose constraints determine no height, and a fixed height, are not measured`() {
    let plain = ConfiguredRows()
    plain.configure = { $0.textLabel?.text = "Title" }
    let stage = Stage(plain)
    stage.runTurn()
    expect(plain.tableView.visibleCells.map(\.frame.height), equals: [44])
    plain.configure = { cell in
      let box = UIView()
      box.fill(cell.contentView)
      box.heightAnchor.constraint(equalToConstant: 70).isActive = true
    }
    plain.tableView.rowHeight = 90
    plain.tableView.reloadData()
    stage.runTurn()
    expect(plain.tableView.visibleCells.map(\.frame.height), equals: [90])
  }

  /// A table with one row, whose cell the test configures.
  private final class ConfiguredRows: UITableViewController {
    var configure: (UITableViewCell) -> Void = { _ in }
    var cell: UITableViewCell?
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = cell ?? UITableViewCell()
      configure(cell)
      return cell
    }
  }

  private struct Contents: UIContentConfiguration {
    var height: CGFloat
    func makeContentView() -> any UIView & UIContentView { ContentsView(self) }
    func updated(for state: any UIConfigurationState) -> Contents { self }
  }

  private final class ContentsView: UIView, UIContentView {
    private let height: NSLayoutConstraint
    var configuration: any UIContentConfiguration {
      didSet { height.constant = (configuration as? Contents)?.height ?? 0 }
    }
    init(_ contents: Contents) {
      let box = UIView()
      height = box.heightAnchor.constraint(equalToConstant: contents.height)
      configuration = contents
      super.init(frame: .zero)
      box.fill(self)
      height.isActive = true
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test(.rule("L-16"))
  func `the view of a content configuration determines the height, and a new one changes it`() {
    let plain = ConfiguredRows()
    plain.configure = { cell in
      cell.configurationUpdateHandler = { cell, _ in
        cell.contentConfiguration = Contents(height: 75)
      }
    }
    let stage = Stage(plain)
    stage.runTurn()
    let cell = plain.tableView.visibleCells[0]
    expect(cell.frame.height, equals: 75)
    cell.contentConfiguration = Contents(height: 130)
    stage.runTurn()
    expect(cell.frame.height == 130 && plain.tableView.contentSize.height == 130)
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("L-16"), arguments: [true, false])
  func `a changed cell is measured again when its table or the cell says so`(byTable: Bool) {
    let stage = Stage(rows)
    stage.runTurn()
    let cell = table.cellForRow(at: [0, 0]) as? Cell
    cell?.height.constant = 30
    if byTable {
      table.beginUpdates()
      table.endUpdates()
    } else {
      cell?.invalidateIntrinsicContentSize()
    }
    stage.runTurn()
    expect(heights(), equals: [50, 120, 40])
    expect(rows.requested, equals: [80, 100, 20], "the cells stay")
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("L-16")) func `without self-sizing invalidation, a changed cell keeps its height`() {
    let stage = Stage(rows)
    stage.runTurn()
    let cell = table.cellForRow(at: [0, 0]) as? Cell, old = heights()
    expect(table.selfSizingInvalidation, equals: .enabled)
    table.selfSizingInvalidation = .disabled
    cell?.height.priority = UILayoutPriority(999)
    cell?.height.constant = 30
    cell?.invalidateIntrinsicContentSize()
    stage.runTurn()
    expect(heights(), equals: old)
    table.selfSizingInvalidation = .enabledIncludingConstraints
    cell?.invalidateIntrinsicContentSize()
    stage.runTurn()
    expect(heights(), equals: [50] + old.dropFirst())
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("L-16")) func `only the cells that fit into the table are requested and displayed`() {
    rows.heights = Array(repeating: 380, count: 30)
    let stage = Stage(rows, size: CGSize(width: 400, height: 1000))
    stage.runTurn()
    expect(rows.requested.count == 3 && rows.displayed == [0, 1, 2] && rows.ended == [])
    expect(table.contentSize.height, equals: 3 * 400 + 27 * 44)
    table.estimatedRowHeight = 100
    stage.runTurn()
    expect(table.contentSize.height, equals: 3 * 400 + 27 * 100)
    table.contentOffset.y = 900
    stage.runTurn()
    expect(shown().map(\.minY), equals: [800, 1200, 1600])
    expect(rows.displayed == [0, 1, 2, 3, 4] && rows.ended == [0, 1])
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("L-16")) func `measured rows keep their heights when other rows are inserted`() {
    let stage = Stage(rows)
    stage.runTurn()
    rows.heights.insert(10, at: 1)
    table.insertRows(at: [[0, 1]], with: .none)
    expect(heights(), equals: [100, 30, 120, 40])
    rows.heights.remove(at: 0)
    table.deleteRows(at: [[0, 0]], with: .none)
    expect(heights(), equals: [30, 120, 40])
    expect(shown().map(\.minY), equals: [0, 30, 150])
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("L-16")) func `a header is as high as its contents`() {
    final class Delegate: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
      ) -> UIView? { Header(reuseIdentifier: nil) }
    }
    let delegate = Delegate()
    table.delegate = delegate
    let stage = Stage(rows)
    stage.runTurn()
    expect(table.rectForHeader(inSection: 0).height, equals: 70)
    expect(
      table.rectForRow(at: [0, 0]),
      equals: CGRect(
        x: 0, y: 70, width: table.bounds.width, height: 100))
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("L-16")) func `the sections below a measured row move, and stay without gaps`() {
    final class Sections: UITableViewController {
      override func numberOfSections(in tableView: UITableView) -> Int { 3 }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        2
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = Cell()
        cell.height.constant = 0.1 + CGFloat(indexPath.section) / 3
        return cell
      }
      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { "Header" }
      override func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
      ) -> String? { "Footer" }
    }
    let sections = Sections(style: .plain), stage = Stage(sections)
    stage.runTurn()
    let table: UITableView = sections.tableView
    var parts: [CGRect] = []
    for section in 0..<3 {
      parts += [
        table.headerView(forSection: section)?.frame ?? .zero,
        table.cellForRow(at: [section, 0])?.frame ?? .zero,
        table.cellForRow(at: [section, 1])?.frame ?? .zero,
        table.footerView(forSection: section)?.frame ?? .zero,
      ]
    }
    for (upper, lower) in zip(parts, parts.dropFirst()) {
      expect(abs(upper.maxY - lower.minY) < 1e-9, "\(upper) \(lower)")
    }
    expect(parts.allSatisfy { $0.height > 0 } && stage.issues.isEmpty)
  }

  @Test(.rule("L-16"), arguments: [CGFloat.nan, .infinity])
  func `a measured height that is not finite is reported, and the standard height is used`(
    height: CGFloat
  ) {
    final class Odd: UITableViewCell {
      var height: CGFloat = 0
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
      ) -> CGSize { CGSize(width: targetSize.width, height: height) }
    }
    let plain = ConfiguredRows(), odd = Odd()
    odd.height = height
    plain.cell = odd
    let stage = Stage(plain)
    stage.runTurn()
    expect(odd.frame.height, equals: 44)
    expect(stage.issues.map(\.code), equals: [.notFinite])
  }

  @Test(.rule("L-16")) func `rows are measured again when the table becomes narrower`() {
    final class Wide: UITableViewCell {
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
      ) -> CGSize { CGSize(width: targetSize.width, height: 20_000 / targetSize.width) }
    }
    let home = UIViewController(), source = Rows(style: .plain)
    let list = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    list.register(Wide.self, forCellReuseIdentifier: "row")
    list.dataSource = source
    home.view.addSubview(list)
    let stage = Stage(home)
    stage.runTurn()
    expect(list.visibleCells.map(\.frame.height), equals: [100, 100, 100])
    list.frame.size.width = 400
    stage.runTurn()
    expect(list.visibleCells.map(\.frame.height), equals: [50, 50, 50])
  }
}
