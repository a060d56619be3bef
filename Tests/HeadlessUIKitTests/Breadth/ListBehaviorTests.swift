import PresentationTesting
import Testing
import UIKit

/// Scrolling, selection and titles in ordinary app code.
@MainActor @Suite("Lists, fingers and titles in ordinary app code")
struct ListBehaviorTests {
  private final class Rows: UITableViewController {
    var selected: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      50
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
    #expect(rows.tableView.contentOffset.y == 120 && carousel.contentOffset.x == 0)
    drag(carousel, x: -12, y: 0)
    #expect(rows.tableView.contentOffset.y == 120 && carousel.contentOffset.x == 120)
    try stage.settle()
    try stage.close()
  }

  @Test func `a horizontal drag over a table is left to a pan recognizer of the app`() throws {
    var distance: CGFloat = 0
    let relay = Relay { (pan: UIPanGestureRecognizer) in distance = pan.translation(in: nil).x }
    rows.view.addGestureRecognizer(
      UIPanGestureRecognizer(target: relay, action: Relay.action))
    drag(rows.view, x: 12, y: 0)
    #expect(distance == 120)
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
    #expect(way == CGPoint(x: 0, y: -22))
    first.lift()
    try stage.settle()
    try stage.close()
  }

  @Test func `scrolling methods keep rows and rectangles out of the content inset`() throws {
    let table = try #require(rows.tableView)
    table.contentInset.bottom = 300
    table.scrollToRow(at: IndexPath(row: 49, section: 0), at: .bottom, animated: false)
    #expect(table.contentOffset.y == table.contentSize.height - table.bounds.height + 300)
    table.contentOffset = .zero
    table.scrollRectToVisible(CGRect(x: 0, y: 700, width: 390, height: 44), animated: false)
    #expect(table.contentOffset.y == 744 - (table.bounds.height - 300))
    try stage.close()
  }

  @Test func `a tap selects no row of an edited table and no cell without interaction`() throws {
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    cell.isUserInteractionEnabled = false
    stage.user.touch(rows.view, at: cell.center).lift()
    #expect(rows.selected == [])
    cell.isUserInteractionEnabled = true
    rows.setEditing(true, animated: false)
    stage.user.tap(cell)
    #expect(rows.selected == [])
    rows.setEditing(false, animated: false)
    stage.user.tap(cell)
    #expect(rows.selected == [1])
    try stage.close()
  }

  @Test func `a controller's title is the title of its navigation item and tab bar item`() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    let root = try #require(stack.viewControllers.first)
    root.title = "Inbox"
    #expect(root.navigationItem.title == "Inbox")
    #expect(root.tabBarItem.title == "Inbox" && stack.tabBarItem.title == "Inbox")
    root.navigationItem.title = "Mail"
    #expect(root.navigationItem.title == "Mail" && root.title == "Inbox")
    root.title = "Inbox (3)"
    #expect(root.navigationItem.title == "Inbox (3)")
    #expect(root.tabBarItem.title == "Inbox (3)" && stack.tabBarItem.title == "Inbox (3)")
    root.tabBarItem.title = "Mail"
    #expect(root.tabBarItem.title == "Mail")
    try stage.close()
  }

  @Test func `a switch has a fixed size, and the text of a field is never nil`() throws {
    let control = UISwitch(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
    #expect(control.frame == CGRect(x: 10, y: 20, width: 51, height: 31))
    let field = UITextField()
    field.text = nil
    #expect(field.text == "")
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
    #expect(label.frame == CGRect(x: 16, y: 0, width: 358, height: 20))
    #expect(UIView().layoutMargins.left == 8)
    try stage.close()
  }
}
