import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Layouts, cells and bars whose class is the app's own.
@MainActor @Suite("Layouts and cells of an app") struct ListOverrideTests {
  private final class Attributes: UICollectionViewLayoutAttributes {
    var progress: CGFloat = 0
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Attributes)?.progress = progress
      return copy
    }
  }

  private final class Carousel: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { Attributes.self }
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    override func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: items)
      updated = items.map(\.updateAction)
    }
    override func finalizeCollectionViewUpdates() { super.finalizeCollectionViewUpdates() }
    var updated: [UICollectionViewUpdateItem.Action] = []
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.compactMap { old in
        let copy = old.copy() as? UICollectionViewLayoutAttributes
        copy?.alpha = old.indexPath.item == 0 ? 1 : 0.5
        return copy
      }
    }
  }

  @Test func `attributes of a layout are copied with all their values`() {
    let path = IndexPath(item: 1, section: 2), old = Attributes(forCellWith: path)
    (old.progress, old.frame, old.zIndex) = (0.4, CGRect(x: 1, y: 2, width: 3, height: 4), 5)
    let copy = old.copy() as? Attributes
    expect(copy !== old && copy?.progress == 0.4 && copy?.indexPath == path)
    expect(copy?.frame == old.frame && copy?.zIndex == 5)
    let kind = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: path)
    expect(kind.representedElementKind, equals: "line")
  }

  private final class Cell: UICollectionViewCell {
    var states: [Bool] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state.isSelected)
    }
  }

  private final class Row: UITableViewCell {}

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  @Test func `a layout changes copies, and a selected cell is configured again`() throws {
    let home = PlainViewController(title: "Home"), items = Items(), stage = Stage(home)
    let layout = Carousel()
    let list = UICollectionView(frame: home.view.bounds, collectionViewLayout: layout)
    let type: AnyClass = Cell.self
    list.register(type, forCellWithReuseIdentifier: "cell")
    list.dataSource = items
    home.view.addSubview(list)
    try stage.settle()
    let first = try #require(list.cellForItem(at: [0, 0]) as? Cell)
    expect(first.alpha == 1 && list.cellForItem(at: [0, 1])?.alpha == 0.5)
    expect(first.states, equals: [false])
    list.tapItem(at: [0, 0])
    try stage.settle()
    expect(first.states, equals: [false, true])
    layout.prepare(forCollectionViewUpdates: [.init(.insert, to: [0, 2])])
    expect(layout.updated, equals: [.insert])
    try stage.close()
  }

  @Test func `registering nil for an identifier removes the registered class`() throws {
    let table = UITableView(), home = PlainViewController(title: "Home"), stage = Stage(home)
    home.view.addSubview(table)
    table.register(Row.self, forCellReuseIdentifier: "row")
    expect(table.dequeueReusableCell(withIdentifier: "row") is Row)
    let none: AnyClass? = nil
    table.register(none, forCellReuseIdentifier: "row")
    expect(!(table.dequeueReusableCell(withIdentifier: "row") is Row))
    try stage.settle()
  }

  private final class Stack: UIStackView {
    override var axis: NSLayoutConstraint.Axis { didSet { changes += 1 } }
    override var spacing: CGFloat { didSet { changes += 1 } }
    var changes = 0
    override init(frame: CGRect) { super.init(frame: frame) }
    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Search: UISearchBar {
    override func setShowsCancelButton(_ shows: Bool, animated: Bool) {}
    override weak var delegate: (any UISearchBarDelegate)? { didSet { changes += 1 } }
    override var text: String? { didSet { changes += 1 } }
    var changes = 0
  }

  private final class Choice: UISegmentedControl {
    override init(items: [Any]?) { super.init(items: items) }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Item: UITabBarItem {
    let name: String
    init(_ name: String) {
      self.name = name
      super.init()
    }
    required init?(coder: NSCoder) {
      name = ""
      super.init(coder: coder)
    }
  }

  private final class Notes: UITextView {
    override var textAlignment: NSTextAlignment { didSet { changes += 1 } }
    override var textContainerInset: UIEdgeInsets { didSet { changes += 1 } }
    var changes = 0
  }

  @Test func `stack views, bars, controls and texts of an app override their members`() {
    let stack = Stack(arrangedSubviews: []), search = Search(), notes = Notes()
    (stack.axis, stack.spacing) = (.vertical, 4)
    expect(stack.changes, equals: 2)
    search.setShowsCancelButton(true, animated: true)
    (search.text, search.delegate) = ("a", nil)
    let field: UISearchTextField = search.searchTextField
    expect(!search.showsCancelButton && search.changes == 2 && field.text == "a")
    expect(Choice(items: ["1", "2"]).numberOfSegments == 2 && Item("x").name == "x")
    (notes.textAlignment, notes.textContainerInset) = (.center, .zero)
    expect(notes.changes, equals: 2)
  }
}
