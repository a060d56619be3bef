import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Containers that give the views of their children a frame once, as most apps do.
@MainActor @Suite("The sizes of children in plain containers") struct ContainerSizeTests {
  /// A container that adds its child in `viewDidLoad`, before the final size is known.
  private final class Container: UIViewController {
    let child: UIViewController
    private(set) var loadedSize = CGSize.zero

    init(_ child: UIViewController) {
      self.child = child
      super.init(nibName: "Container", bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      loadedSize = view.bounds.size
      addChild(child)
      child.view.frame = view.bounds
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  enum Child: CaseIterable {
    case plain, table, collection, stack, tabs, pages, search

    @MainActor func make() -> UIViewController {
      switch self {
      case .plain: PlainViewController(title: "Plain")
      case .table: UITableViewController(style: .plain)
      case .collection:
        UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      case .stack: UINavigationController(rootViewController: PlainViewController(title: "Root"))
      case .tabs: UITabBarController()
      case .pages: UIPageViewController()
      case .search: UISearchController()
      }
    }
  }

  @Test(.rule("L-14"), arguments: Child.allCases)
  func `a child that is added in viewDidLoad follows the size of its container`(
    kind: Child
  ) throws {
    let container = Container(kind.make()), child = container.child
    let stage = Stage(container, size: .wideWindow)
    expect(container.loadedSize, equals: .wideWindow, "the size of the screen")
    expect(child.view.frame.size, equals: .wideWindow)
    stage.resize(to: .narrowWindow)
    try stage.settle()
    expect(child.view.frame.size, equals: .narrowWindow)
    stage.rotate(to: .landscapeLeft)
    try stage.settle()
    expect(child.view.frame.size, equals: CGSize(width: 844, height: 390))
    try stage.close()
  }

  @Test(.rule("L-14"))
  func `the views of search, page and split controllers have the size of the screen`() throws {
    let stage = Stage(PlainViewController(title: "Home"), size: .wideWindow)
    stage.world.use {
      let controllers = [
        UISearchController(), UIPageViewController(), UISplitViewController(style: .doubleColumn),
      ]
      for controller in controllers { expect(controller.view.frame.size, equals: .wideWindow) }
    }
    try stage.close()
  }

  @Test(.rule("L-14")) func `a child inside a sheet is as large as the sheet`() throws {
    let home = PlainViewController(title: "Home"), stage = Stage(home)
    let sheet = Container(PlainViewController(title: "Child"))
    sheet.sheetPresentationController?.detents = [.medium()]
    home.present(sheet, animated: true)
    try stage.settle()
    expect(sheet.child.view.frame, equals: CGRect(x: 0, y: 0, width: 390, height: 422))
    try stage.close()
  }

  @Test(.rule("L-14")) func `a child without an autoresizing mask keeps its size`() throws {
    let container = Container(PlainViewController(title: "Child"))
    container.child.view.autoresizingMask = []
    let stage = Stage(container)
    stage.resize(to: CGSize(width: 320, height: 568))
    try stage.settle()
    expect(container.child.view.frame.size, equals: CGSize(width: 390, height: 844))
    try stage.close()
  }
}
