import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Lists that show snapshots") struct DiffableListTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  private let home = PlainViewController(title: "Home")
  private let stage: Stage

  init() { stage = Stage(home) }

  private func snapshot(_ sections: [(String, [String])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  // MARK: Tables

  private func makeTable() -> (UITableView, UITableViewDiffableDataSource<String, String>) {
    let table = UITableView(frame: home.view.bounds, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<String, String>(tableView: table) {
      table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = item
      return item == "nothing" ? nil : cell
    }
    home.view.addSubview(table)
    return (table, source)
  }

  private func sections(_ source: DiffableDataSource<String, String>) -> [String] {
    source.snapshot().sectionIdentifiers
  }

  private func texts(_ table: UITableView) -> [String] {
    table.layoutIfNeeded()
    return table.visibleCells.map { $0.textLabel?.text ?? "" }
  }

  @Test func `a table shows the items of the applied snapshot`() throws {
    let (table, source) = makeTable()
    expect(table.dataSource === source && texts(table) == [])
    var isDone = false
    source.apply(snapshot([("a", ["one", "two"]), ("b", ["three", "nothing"])])) { isDone = true }
    try stage.settle()
    expect(isDone && texts(table) == ["one", "two", "three", ""])
    expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)), equals: "three")
    expect(source.itemIdentifier(for: IndexPath(row: 9, section: 1)) == nil)
    expect(source.indexPath(for: "two"), equals: IndexPath(row: 1, section: 0))
    expect(source.sectionIdentifier(for: 1) == "b" && source.sectionIdentifier(for: 2) == nil)
    expect(source.index(for: "b") == 1 && sections(source) == ["a", "b"])
    try stage.close()
  }

  @Test func `an item that stays keeps its cell and its selection`() throws {
    let (table, source) = makeTable()
    source.apply(snapshot([("a", ["one", "two", "three"])]))
    _ = texts(table)
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    source.apply(snapshot([("new", ["zero"]), ("a", ["three", "two"])]))
    expect(texts(table), equals: ["zero", "three", "two"])
    let path = IndexPath(row: 1, section: 1)
    expect(table.cellForRow(at: path) === cell && table.indexPathForSelectedRow == path)
    source.apply(snapshot([("a", ["three"])]), animatingDifferences: false)
    expect(texts(table) == ["three"] && table.indexPathForSelectedRow == nil)
    try stage.close()
  }

  @Test func `reloaded items get new cells`() throws {
    let (table, source) = makeTable()
    var items = snapshot([("a", ["one", "two"]), ("b", ["three"])])
    source.apply(items)
    _ = texts(table)
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    let cells = table.visibleCells
    items.reloadItems(["one"])
    items.reloadSections(["b"])
    source.apply(items)
    expect(texts(table), equals: ["one", "two", "three"])
    expect(table.visibleCells[1] === cells[1] && table.indexPathForSelectedRow == nil)
    source.applySnapshotUsingReloadData(snapshot([("c", ["four"])]))
    expect(texts(table), equals: ["four"])
    try stage.close()
  }

  @Test func `a snapshot with a mistake is reported when it is applied`() throws {
    let (table, source) = makeTable()
    source.apply(snapshot([("a", ["one", "one"])]))
    expect(texts(table), equals: ["one"])
    expect(stage.issues.map(\.code) == [.listUpdate] && stage.issues[0].isRaised)
    expect(stage.issues[0].message.contains("contains the identifier one already"))
    var next = source.snapshot()
    next.appendItems(["two"])
    source.apply(next)
    expect(stage.issues.count, equals: 1)
  }

  @Test func `a snapshot that reloads an unknown item is reported when it is applied`() throws {
    let (table, source) = makeTable()
    var items = snapshot([("a", ["one"])])
    items.reconfigureItems(["one", "two"])
    source.apply(items)
    expect(texts(table), equals: ["one"])
    expect(stage.issues.map(\.code), equals: [.listUpdate])
    expect(stage.issues[0].message.contains("has no item two"))
  }

  @Test func `rows that stay keep their cells when rows are inserted and deleted`() throws {
    final class Rows: NSObject, UITableViewDataSource {
      var rows = ["a", "b", "c"]
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
      }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = rows[indexPath.row]
        return cell
      }
    }
    let rows = Rows(), table = UITableView(frame: home.view.bounds)
    table.dataSource = rows
    home.view.addSubview(table)
    expect(texts(table), equals: ["a", "b", "c"])
    let cells = table.visibleCells
    rows.rows = ["new", "b", "c"]
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
    expect(texts(table), equals: ["new", "b", "c"])
    expect(table.visibleCells[1...].elementsEqual(cells[1...], by: ===))
    try stage.close()
  }

  // MARK: Collection views

  private func makeList(
    _ headerMode: UICollectionLayoutListConfiguration.HeaderMode = .none
  ) -> (UICollectionView, UICollectionViewDiffableDataSource<String, String>) {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = headerMode
    let list = UICollectionView(
      frame: home.view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, path, item in
      var contents = cell.defaultContentConfiguration()
      (contents.text, contents.secondaryText) = (item, "row \(path.item)")
      cell.contentConfiguration = contents
      cell.accessories = [.disclosureIndicator()]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      var contents = UIListContentConfiguration.groupedHeader()
      contents.text = "header \(path.section)"
      view.contentConfiguration = contents
    }
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: list) {
      list, path, item in
      list.dequeueConfiguredReusableCell(using: row, for: path, item: item)
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    home.view.addSubview(list)
    return (list, source)
  }

  /// The texts of the labels in a view.
  private func texts(in view: UIView) -> [String] {
    ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
  }

  @Test func `a list in a collection view shows the items of the applied snapshot`() throws {
    let (list, source) = makeList()
    var isDone = false
    source.apply(snapshot([("a", ["one", "two"]), ("b", ["three"])])) { isDone = true }
    try stage.settle()
    expect(isDone && list.visibleCells.map { $0.frame.minY } == [0, 44, 88])
    expect(
      list.visibleCells.flatMap(texts), equals: ["one", "row 0", "two", "row 1", "three", "row 0"])
    let width = list.bounds.width
    expect(list.visibleCells.allSatisfy { $0.frame.minX == 16 && $0.frame.maxX == width - 16 })
    expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)), equals: "two")
    expect(source.indexPath(for: "three"), equals: IndexPath(item: 0, section: 1))
    expect(source.sectionIdentifier(for: 0) == "a" && source.index(for: "b") == 1)
    expect(sections(source), equals: ["a", "b"])
    source.applySnapshotUsingReloadData(snapshot([("c", ["four"])]))
    list.layoutIfNeeded()
    expect(list.visibleCells.flatMap(texts), equals: ["four", "row 0"])
    try stage.close()
  }

  @Test func `items of a collection view keep their cells and their selection`() throws {
    let (list, source) = makeList(.supplementary)
    source.apply(snapshot([("a", ["one", "two"])]))
    list.layoutIfNeeded()
    expect(list.visibleCells.map { $0.frame.minY }, equals: [44, 88])
    let cell = list.cellForItem(at: IndexPath(item: 1, section: 0))
    list.selectItem(at: IndexPath(item: 1, section: 0), animated: false)
    source.apply(snapshot([("a", ["two", "one"])]))
    list.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    expect(list.cellForItem(at: path) === cell && list.indexPathsForSelectedItems == [path])
    expect(cell?.configurationState.isSelected == true)
    let header = list.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: path)
    expect(header.map(texts), equals: ["header 0"])
    try stage.close()
  }

  /// The contents of a cell with one number.
  private struct Badge: UIContentConfiguration {
    var number = 0

    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

    func updated(for state: any UIConfigurationState) -> Badge {
      let isSelected = (state as? UICellConfigurationState)?.isSelected == true
      return Badge(number: isSelected ? number + 100 : number)
    }
  }

  private final class BadgeView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ badge: Badge) {
      configuration = badge
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `a cell shows a content configuration of the app`() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 90, height: 44))
    cell.isSelected = true
    let accessories: [UICellAccessory] = [
      .checkmark(), .delete(), .disclosureIndicator(), .label(text: "new"), .reorder(),
    ]
    cell.accessories = accessories
    expect(cell.accessories == accessories && Set(accessories).count == 5)
    cell.contentConfiguration = Badge(number: 7).updated(for: cell.configurationState)
    let view = cell.contentView.subviews.last as? BadgeView
    expect((view?.configuration as? Badge)?.number, equals: 107)
    expect(view?.frame, equals: cell.bounds)
  }

  @Test func `accessories have options, and a tap on an info button calls its handler`() {
    let plain = UICellAccessory.checkmark()
    let hidden = UICellAccessory.checkmark(options: .init(isHidden: true, tintColor: .red))
    expect(plain == .checkmark(displayed: .always, options: .init()) && plain != hidden)
    let arrow = UICellAccessory.disclosureIndicator(
      displayed: .whenNotEditing, options: .init(reservedLayoutWidth: .custom(20)))
    let outline = UICellAccessory.outlineDisclosure(
      options: .init(style: .header, tintColor: .blue))
    expect(Set([plain, hidden, arrow, outline, .insert(), .multiselect()]).count, equals: 6)
    let toggle = UICellAccessory.customView(
      configuration: .init(
        customView: UISwitch(), placement: .trailing(displayed: .always), isHidden: false,
        maintainsFixedSize: true))
    var taps = 0
    let info = UICellAccessory.detail(options: .init(tintColor: .gray)) { taps += 1 }
    for accessory in [info, plain, toggle] { accessory.tap() }
    expect(taps, equals: 1)
  }

  @Test func `a cell shows its last content configuration`() {
    let cell = UITableViewCell()
    var contents = cell.defaultContentConfiguration()
    contents.text = "first"
    cell.contentConfiguration = contents
    contents = .valueCell()
    (contents.text, contents.secondaryText) = ("second", "value")
    contents.image = UIImage()
    cell.contentConfiguration = contents.updated(for: cell.configurationState)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.layoutIfNeeded()
    expect(texts(in: cell.contentView), equals: ["second", "value"])
    let parts = cell.contentView.subviews[0].subviews.map(\.frame)
    expect(parts.map(\.minX) == [16, 60, 182] && parts.map(\.width) == [44, 122, 122])
    (cell.contentView.subviews[0] as? UIListContentView)?.configuration =
      UIListContentConfiguration.subtitleCell()
    expect(texts(in: cell.contentView), equals: [])
    cell.contentConfiguration = nil
    expect(cell.contentView.subviews.isEmpty)
  }
}
