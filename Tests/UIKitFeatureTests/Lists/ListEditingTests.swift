import PresentationTesting
import TestSupport
import Testing
import UIKit

/// The callbacks of swipes on rows, and the editing and moving of items.
@MainActor @Suite("Editing of rows and items") struct ListEditingTests {
  private final class Notes: UITableViewController {
    var titles = ["A", "B", "C"]
    var log: [String] = []
    var finish: ((Bool) -> Void)?

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      titles.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.append("delete \(indexPath.row)")
      titles.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    override func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let pin = UIContextualAction(style: .normal, title: "Pin") { [weak self] _, _, done in
        self?.log.append("pin \(indexPath.row)")
        self?.finish = done
      }
      return UISwipeActionsConfiguration(actions: [pin])
    }
    override func tableView(
      _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
    ) { log.append("begin \(indexPath.row)") }
    override func tableView(
      _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
    ) { log.append("end \(indexPath.map { "\($0.row)" } ?? "nil")") }
  }

  private final class Photos: UICollectionViewController {
    var names = ["A", "B", "C", "D"]
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      clearsSelectionOnViewWillAppear = false
      installsStandardGestureForInteractiveMovement = false
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { names.count }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 3 }
    override func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      log.append("\(currentIndexPath.item) to \(proposedIndexPath.item)")
      return min(proposedIndexPath, IndexPath(item: 2, section: 0))
    }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `the delegate hears of a swipe until the action calls its completion`() throws {
    let notes = Notes(style: .plain), stage = Stage(notes)
    try stage.settle()
    notes.tableView.tapSwipeAction("Pin", at: path(1))
    expect(notes.log, equals: ["begin 1", "pin 1"])
    notes.titles.remove(at: 0)
    notes.tableView.deleteRows(at: [path(0)], with: .fade)
    notes.finish?(true)
    notes.finish?(true)
    expect(notes.log, equals: ["begin 1", "pin 1", "end 0"])
    notes.log = []
    expect(!notes.tableView.tapSwipeAction("Unknown", at: path(0)) && notes.log == [])
    try stage.close()
  }

  @Test func `a swipe ends with the deletion of its row, or with the next swipe`() throws {
    let notes = Notes(style: .plain), stage = Stage(notes)
    try stage.settle()
    notes.tableView.tapSwipeAction("Pin", at: path(2))
    notes.tableView.tapSwipeAction("Delete", at: path(0))
    expect(notes.log, equals: ["begin 2", "pin 2", "end 2", "begin 0", "delete 0", "end nil"])
    try stage.close()
  }

  @Test func `a collection view selects several items while it is edited, and none afterwards`()
    throws
  {
    let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout()), stage = Stage(photos)
    let list = try #require(photos.collectionView)
    try stage.settle()
    expect(list.indexPathsForSelectedItems == [] && !list.isEditing)
    list.tapItem(at: path(0))
    list.isEditing = true
    expect(list.indexPathsForSelectedItems, equals: [])
    expect(list.visibleCells.allSatisfy { $0.configurationState.isEditing })
    list.tapItem(at: path(1))
    expect(list.indexPathsForSelectedItems, equals: [])
    list.allowsSelectionDuringEditing = true
    for item in [1, 2] { list.tapItem(at: path(item)) }
    expect(list.indexPathsForSelectedItems, equals: [path(2)])
    list.allowsMultipleSelectionDuringEditing = true
    list.tapItem(at: path(3))
    expect(list.indexPathsForSelectedItems, equals: [path(2), path(3)])
    list.isEditing = false
    expect(list.indexPathsForSelectedItems, equals: [])
    expect(!list.visibleCells.contains { $0.configurationState.isEditing })
    try stage.close()
  }

  @Test func `an item moves to the place that the delegate permits when the movement ends`() throws
  {
    let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout()), stage = Stage(photos)
    let list = try #require(photos.collectionView)
    try stage.settle()
    let cells = list.visibleCells
    expect(!list.beginInteractiveMovementForItem(at: path(3)))
    expect(list.beginInteractiveMovementForItem(at: path(0)))
    for item in [1, 3] { list.updateInteractiveMovementTargetPosition(cells[item].center) }
    expect(photos.log == ["0 to 1", "1 to 3"] && photos.names == ["A", "B", "C", "D"])
    list.endInteractiveMovement()
    expect(photos.names, equals: ["B", "C", "A", "D"])
    expect(list.cellForItem(at: path(2)) === cells[0] && list.visibleCells[0] === cells[1])
    list.beginInteractiveMovementForItem(at: path(0))
    list.updateInteractiveMovementTargetPosition(cells[0].center)
    list.cancelInteractiveMovement()
    list.endInteractiveMovement()
    expect(photos.names, equals: ["B", "C", "A", "D"])
    try stage.close()
  }

  // MARK: Snapshots, primary actions and scrolling

  @Test func `a data source moves the items of its snapshot, and tells its handlers`() throws {
    let home = UIViewController(), stage = Stage(home)
    let list = UICollectionView(
      frame: home.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    home.view.addSubview(list)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
      list, path, _ in list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var log: [String] = []
    var handlers: NSDiffableDataSourceReorderingHandlers<Int, String> =
      UICollectionViewDiffableDataSource<Int, String>.ReorderingHandlers()
    handlers.canReorderItem = { $0 != "C" }
    handlers.willReorder = { log.append("will \($0.initialSnapshot.itemIdentifiers)") }
    handlers.didReorder = { (change: NSDiffableDataSourceTransaction<Int, String>) in
      log.append("did \(change.finalSnapshot.itemIdentifiers) \(change.difference.count)")
      let parts: [NSDiffableDataSourceSectionTransaction<Int, String>] = change.sectionTransactions
      for part in parts {
        expect(part.sectionIdentifier == 0 && part.difference.count == 2)
        expect(part.initialSnapshot.items == ["A", "B", "C"])
        expect(part.finalSnapshot.items == ["B", "C", "A"])
      }
      expect(parts.count, equals: 1)
    }
    source.reorderingHandlers = handlers
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["A", "B", "C"])
    source.apply(snapshot, animatingDifferences: false)
    try stage.settle()
    let cells = list.visibleCells
    expect(!list.beginInteractiveMovementForItem(at: path(2)))
    expect(list.beginInteractiveMovementForItem(at: path(0)))
    list.updateInteractiveMovementTargetPosition(cells[2].center)
    list.endInteractiveMovement()
    expect(log, equals: [#"will ["A", "B", "C"]"#, #"did ["B", "C", "A"] 2"#])
    expect(source.snapshot().itemIdentifiers, equals: ["B", "C", "A"])
    expect(list.cellForItem(at: path(2)) === cells[0] && !list.hasUncommittedUpdates)
    try stage.close()
  }

  private final class Mails: UITableViewController {
    var log: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      30
    }
    override func tableView(
      _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { super.tableView(tableView, indentationLevelForRowAt: indexPath) + 1 }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    override func tableView(
      _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
    ) { log.append("open \(indexPath.row)") }
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      log.append("scrolled")
    }
  }

  @Test func `a tap performs the primary action of a row after it has selected the row`() throws {
    let mails = Mails(style: .plain), stage = Stage(mails)
    let table = try #require(mails.tableView)
    try stage.settle()
    table.tapRow(at: path(1))
    expect(mails.log, equals: ["select 1", "open 1"])
    table.allowsSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    table.tapRow(at: path(2))
    expect(mails.log, equals: ["select 1", "open 1", "select 2"])
    expect(mails.tableView(table, indentationLevelForRowAt: path(0)), equals: 1)
    try stage.close()
  }

  @Test func `a table finds the rows and sections at a place, and scrolls to its selection`() throws
  {
    let mails = Mails(style: .plain), stage = Stage(mails)
    let table = try #require(mails.tableView)
    try stage.settle()
    expect(table.rect(forSection: 0), equals: CGRect(x: 0, y: 0, width: 390, height: 1_320))
    expect(table.rect(forSection: 1), equals: .zero)
    let area = CGRect(x: 0, y: 50, width: 10, height: 60)
    expect(table.indexPathsForRows(in: area), equals: [path(1), path(2)])
    table.selectRow(at: path(29), animated: false, scrollPosition: .none)
    table.scrollToNearestSelectedRow(at: .bottom, animated: true)
    try stage.settle()
    expect(mails.log == ["scrolled"] && table.indexPathsForVisibleRows?.last == path(29))
    table.beginUpdates()
    expect(table.hasUncommittedUpdates)
    table.endUpdates()
    expect(!table.hasUncommittedUpdates)
    try stage.close()
  }

  @Test func `the lines and spaces of a list are stored`() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.separatorConfiguration.color = .red
    list.itemSeparatorHandler = { path, lines in
      var lines = lines
      if path.item == 0 { lines.topSeparatorVisibility = .hidden }
      return lines
    }
    let plain = UIListSeparatorConfiguration(listAppearance: .plain)
    expect(list.itemSeparatorHandler?(path(0), plain).topSeparatorVisibility, equals: .hidden)
    expect(list.separatorConfiguration.color, equals: .red)
    var contents = UIListContentConfiguration.cell()
    contents.imageToTextPadding = 4
    contents.directionalLayoutMargins.top = 0
    expect(contents.imageToTextPadding == 4 && contents.directionalLayoutMargins.top == 0)
  }
}
