import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Scrolling, selection and titles in ordinary app code.
@MainActor @Suite("Lists, fingers and titles in ordinary app code")
struct ListBehaviorTests {
  private final class Rows: UITableViewController {
    var selected: [Int] = []
    var counts = [50]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    /// Shows sections with the given numbers of rows.
    func reload(_ counts: [Int]) {
      self.counts = counts
      tableView.reloadData()
      tableView.layoutIfNeeded()
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
  }

  private let rows = Rows(style: .plain)
  private let stage: Stage

  init() {
    stage = Stage(rows)
    stage.runTurn()
  }

  private func drag(_ view: UIView, x: CGFloat, y: CGFloat) {
    let finger = stage.user.touch(view, at: CGPoint(x: 200, y: 150))
    for _ in 0..<10 {
      finger.move(x: x, y: y)
      stage.advance(by: .milliseconds(16))
    }
    finger.lift()
  }

  @Test func `a carousel inside a table scrolls sideways, and the table scrolls up`() throws {
    let carousel = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    carousel.contentSize = CGSize(width: 2_000, height: 200)
    rows.tableView.tableHeaderView = carousel
    stage.runTurn()
    drag(carousel, x: 0, y: -12)
    expect(rows.tableView.contentOffset.y == 120 && carousel.contentOffset.x == 0)
    drag(carousel, x: -12, y: 0)
    expect(rows.tableView.contentOffset.y == 120 && carousel.contentOffset.x == 120)
    try stage.settle()
    try stage.close()
  }

  @Test func `a horizontal drag over a table is left to a pan recognizer of the app`() throws {
    var distance: CGFloat = 0
    let relay = Relay { (pan: UIPanGestureRecognizer) in distance = pan.translation(in: nil).x }
    rows.view.addGestureRecognizer(
      UIPanGestureRecognizer(target: relay, action: Relay.action))
    drag(rows.view, x: 12, y: 0)
    expect(distance, equals: 120)
    try stage.settle()
    try stage.close()
  }

  @Test func `a pan keeps its translation when one of two fingers is lifted`() throws {
    var way = CGPoint.zero
    let relay = Relay { (pan: UIPanGestureRecognizer) in way = pan.translation(in: nil) }
    rows.tableView.isScrollEnabled = false
    rows.view.addGestureRecognizer(
      UIPanGestureRecognizer(target: relay, action: Relay.action))
    let first = stage.user.touch(rows.view, at: CGPoint(x: 100, y: 600))
    let second = stage.user.touch(rows.view, at: CGPoint(x: 300, y: 200))
    first.move(x: 0, y: -20)
    second.move(x: 0, y: -20)
    second.lift()
    first.move(x: 0, y: -2)
    expect(way, equals: CGPoint(x: 0, y: -22))
    first.lift()
    try stage.settle()
    try stage.close()
  }

  @Test func `scrolling methods keep rows and rectangles out of the content inset`() throws {
    let table = try #require(rows.tableView)
    table.contentInset.bottom = 300
    table.scrollToRow(at: IndexPath(row: 49, section: 0), at: .bottom, animated: false)
    expect(table.contentOffset.y, equals: table.contentSize.height - table.bounds.height + 300)
    table.contentOffset = .zero
    table.scrollRectToVisible(CGRect(x: 0, y: 700, width: 390, height: 44), animated: false)
    expect(table.contentOffset.y, equals: 744 - (table.bounds.height - 300))
    try stage.close()
  }

  @Test func `a tap selects no row of an edited table and no cell without interaction`() throws {
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    cell.isUserInteractionEnabled = false
    stage.user.touch(rows.view, at: cell.center).lift()
    expect(rows.selected, equals: [])
    cell.isUserInteractionEnabled = true
    rows.setEditing(true, animated: false)
    stage.user.tap(cell)
    expect(rows.selected, equals: [])
    rows.setEditing(false, animated: false)
    stage.user.tap(cell)
    expect(rows.selected, equals: [1])
    try stage.close()
  }

  @Test func `a controller's title is the title of its navigation item and tab bar item`() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    let root = try #require(stack.viewControllers.first)
    root.title = "Inbox"
    expect(root.navigationItem.title, equals: "Inbox")
    expect(root.tabBarItem.title == "Inbox" && stack.tabBarItem.title == "Inbox")
    root.navigationItem.title = "Mail"
    expect(root.navigationItem.title == "Mail" && root.title == "Inbox")
    root.title = "Inbox (3)"
    expect(root.navigationItem.title, equals: "Inbox (3)")
    expect(root.tabBarItem.title == "Inbox (3)" && stack.tabBarItem.title == "Inbox (3)")
    root.tabBarItem.title = "Mail"
    expect(root.tabBarItem.title, equals: "Mail")
    try stage.close()
  }

  @Test func `a switch has a fixed size, and the text of a field is never nil`() throws {
    let control = UISwitch(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
    expect(control.frame, equals: CGRect(x: 10, y: 20, width: 51, height: 31))
    let field = UITextField()
    field.text = nil
    expect(field.text, equals: "")
    try stage.close()
  }

  @Test func `the root view of a controller has margins of 16 only at its sides`() throws {
    let screen = UIViewController(), label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    screen.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    screen.view.addSubview(label)
    let margins = screen.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.heightAnchor.constraint(equalToConstant: 20),
    ])
    screen.view.layoutIfNeeded()
    expect(label.frame, equals: CGRect(x: 16, y: 0, width: 358, height: 20))
    expect(UIView().layoutMargins.left, equals: 8)
    try stage.close()
  }

  @Test func `the selected row of a table stays selected when other rows change`() throws {
    let table = try #require(rows.tableView)
    func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
    rows.reload([50, 10])
    table.selectRow(at: path(5), animated: false, scrollPosition: .none)
    rows.counts = [53, 11]
    table.insertRows(at: [path(6), path(5), path(0), path(3, 1)], with: .automatic)
    expect(table.indexPathForSelectedRow, equals: path(8))
    rows.counts = [50, 10]
    table.deleteRows(at: [path(9), path(7), path(0), path(1, 1)], with: .automatic)
    expect(table.indexPathForSelectedRow, equals: path(6))
    rows.counts = [0, 50, 0, 10]
    table.insertSections([0, 2], with: .automatic)
    expect(table.indexPathForSelectedRow, equals: path(6, 1))
    rows.counts = [50, 10]
    table.deleteSections([0, 2], with: .automatic)
    expect(table.indexPathForSelectedRow, equals: path(6))
    table.reloadRows(at: [path(5)], with: .none)
    expect(table.indexPathForSelectedRow, equals: path(6))
    stage.runTurn()
    expect(table.cellForRow(at: path(6))?.isSelected == true)
    table.reloadRows(at: [path(6)], with: .none)
    expect(table.indexPathForSelectedRow == nil)
    try stage.close()
  }

  @Test func `deleting or reloading the selected row or its section deselects the row`() throws {
    let table = try #require(rows.tableView), path = IndexPath(row: 5, section: 0)
    let changes: [([Int], () -> Void)] = [
      ([49], { table.deleteRows(at: [path], with: .fade) }),
      ([], { table.deleteSections([0], with: .fade) }),
      ([50], { table.reloadSections([0], with: .fade) }), ([50], { table.reloadData() }),
    ]
    for (counts, change) in changes {
      rows.reload([50])
      rows.counts = counts
      table.selectRow(at: path, animated: false, scrollPosition: .none)
      change()
      expect(table.indexPathForSelectedRow == nil)
    }
    try stage.close()
  }

  @Test func `a cell shows its accessory view at its right side`() throws {
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    let control = UISwitch()
    cell.accessoryView = control
    stage.runTurn()
    expect(control.superview === cell && control.frame.maxX == 374)
    expect(control.center.y, equals: cell.bounds.midY)
    stage.user.tap(control)
    expect(control.isOn && rows.selected == [])
    cell.accessoryView = nil
    expect(control.superview == nil)
    try stage.close()
  }

  @Test func `a slider keeps its finger from a pan along the slider around it`() throws {
    let host = UIViewController(), stage = Stage(host)
    let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 300, height: 31))
    host.view.addSubview(slider)
    var states: [UIGestureRecognizer.State] = []
    let relay = Relay { (pan: UIPanGestureRecognizer) in states.append(pan.state) }
    host.view.addGestureRecognizer(UIPanGestureRecognizer(target: relay, action: Relay.action))
    var finger = stage.user.touch(slider, at: CGPoint(x: 10, y: 15))
    for _ in 0..<10 { finger.move(x: 20) }
    finger.lift()
    expect(slider.value == 0.7 && states == [])
    finger = stage.user.touch(slider, at: CGPoint(x: 10, y: 15))
    finger.move(x: 0, y: 200)
    finger.lift()
    expect(states, equals: [.began, .ended])
    try stage.settle()
    try stage.close()
  }

  @Test func `a long press fails if too many fingers are down`() throws {
    var states: [UIGestureRecognizer.State] = []
    let relay = Relay { (press: UILongPressGestureRecognizer) in states.append(press.state) }
    rows.view.addGestureRecognizer(
      UILongPressGestureRecognizer(target: relay, action: Relay.action))
    let fingers = [100, 200].map { stage.user.touch(rows.view, at: CGPoint(x: $0, y: 300)) }
    stage.advance(by: .seconds(1))
    for finger in fingers { finger.lift() }
    expect(states, equals: [])
    try stage.close()
  }

  @Test func `scrolling an item to the middle centers it between the insets`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let grid = UICollectionViewController(collectionViewLayout: layout)
    let source = GridSource()
    grid.collectionView.dataSource = source
    grid.collectionView.contentInset = UIEdgeInsets(top: 100, left: 20, bottom: 0, right: 20)
    let stage = Stage(grid)
    stage.runTurn()
    expect(grid.collectionView.contentSize.width, equals: 350)
    let path = IndexPath(item: 60, section: 0)
    grid.collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
    let frame = try #require(grid.collectionView.layoutAttributesForItem(at: path)).frame
    let top = frame.midY - grid.collectionView.contentOffset.y
    expect(top, equals: 472)
    try stage.close()
  }

  private final class GridSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 99 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }
}
