import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// The delegates of lists and text views with the types of UIKit, and overrides that say `weak`.
@MainActor @Suite("Delegates with their own types") struct TypedDelegateTests {
  private final class Rows: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var chosen: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(table)
      (table.dataSource, table.delegate) = (self, self)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
    }
  }

  @Test func `a test calls the table's delegate, as tests of apps do`() throws {
    let rows = Rows(), stage = Stage(rows)
    try stage.settle()
    let path = IndexPath(row: 2, section: 0)
    let delegate: (any UITableViewDelegate)? = rows.table.delegate
    delegate?.tableView(rows.table, didSelectRowAt: path)
    expect(rows.chosen, equals: [2])
    let scrollView: UIScrollView = rows.table
    expect(delegate === rows && scrollView.delegate === rows)
    rows.table.tapRow(at: IndexPath(row: 1, section: 0))
    expect(rows.chosen, equals: [2, 1])
    try stage.close()
  }

  private final class Scroller: NSObject, UIScrollViewDelegate {}

  @Test func `a delegate of another type, set through the scroll view, is not the table's`() {
    let table = UITableView(), scroller = Scroller(), scrollView: UIScrollView = table
    scrollView.delegate = scroller
    expect(table.delegate == nil && scrollView.delegate === scroller)
  }

  private final class Table: UITableView {
    var changes = 0
    override weak var delegate: (any UITableViewDelegate)? { didSet { changes += 1 } }
    override weak var dataSource: (any UITableViewDataSource)? { didSet { changes += 1 } }
    override var tableHeaderView: UIView? { didSet { changes += 1 } }
    override var tableFooterView: UIView? { didSet { changes += 1 } }
    override var backgroundView: UIView? { didSet { changes += 1 } }
  }

  private final class Collection: UICollectionView {
    var changes = 0
    override weak var delegate: (any UICollectionViewDelegate)? { didSet { changes += 1 } }
    override weak var dataSource: (any UICollectionViewDataSource)? { didSet { changes += 1 } }
    override var backgroundView: UIView? { didSet { changes += 1 } }
  }

  private final class Notes: UITextView {
    var changes = 0
    override weak var delegate: (any UITextViewDelegate)? { didSet { changes += 1 } }
  }

  @Test func `lists and text views of an app observe their delegates and their parts`() {
    let rows = Rows(), table = Table()
    (table.delegate, table.dataSource) = (rows, rows)
    (table.tableHeaderView, table.tableFooterView) = (UIView(), UIView())
    table.backgroundView = UIView()
    expect(table.changes == 5 && table.numberOfRows(inSection: 0) == 3)
    let items = Collection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    (items.delegate, items.dataSource, items.backgroundView) = (nil, nil, UIView())
    expect(items.changes, equals: 3)
    let notes = Notes(), writer = Writer()
    notes.delegate = writer
    notes.delegate?.textViewDidChange(notes)
    expect(notes.changes == 1 && writer.count == 1)
  }

  private final class Writer: NSObject, UITextViewDelegate {
    var count = 0
    func textViewDidChange(_ textView: UITextView) { count += 1 }
  }

  private final class Field: UITextField {
    override weak var delegate: (any UITextFieldDelegate)? { didSet { heard += 1 } }
    var heard = 0
  }

  private final class Stack: UINavigationController {
    override weak var delegate: (any UINavigationControllerDelegate)? { didSet { heard += 1 } }
    var heard = 0
  }

  private final class Tabs: UITabBarController {
    override weak var delegate: (any UITabBarControllerDelegate)? { didSet { heard += 1 } }
    var heard = 0
  }

  private final class Panel: UIPresentationController {
    override weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
      didSet { heard += 1 }
    }
    var heard = 0
  }

  @Test func `overrides of delegates may be weak, as UIKit declares them`() {
    let (field, stack, tabs) = (Field(), Stack(), Tabs())
    (field.delegate, stack.delegate, tabs.delegate) = (nil, nil, nil)
    let panel = Panel(presentedViewController: UIViewController(), presenting: nil)
    panel.delegate = nil
    expect(field.heard + stack.heard == 2 && tabs.heard + panel.heard == 2)
  }

  /// A recognizer of a test, which supplies its own view and place.
  private final class FakePan: UIPanGestureRecognizer {
    override weak var delegate: (any UIGestureRecognizerDelegate)? { didSet { heard += 1 } }
    var heard = 0
    var added: [Selector] = []
    var moved = CGPoint.zero
    let host = UIView()
    override var view: UIView? { host }
    override func addTarget(_ target: Any, action: Selector) { added.append(action) }
    override func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
    override func translation(in view: UIView?) -> CGPoint { moved }
  }

  @Test func `a recognizer of a test supplies its view and its translation`() {
    let pan = FakePan(target: nil, action: nil), other = UIView()
    pan.addTarget(other, action: Relay.action)
    pan.setTranslation(CGPoint(x: 3, y: 4), in: nil)
    pan.delegate = nil
    expect(pan.view === pan.host && pan.added.count == 1 && pan.heard == 1)
    expect(pan.translation(in: nil).y, equals: 4)
    other.addGestureRecognizer(pan)
    other.removeGestureRecognizer(pan)
    expect(other.gestureRecognizers?.isEmpty != false)
  }
}
