import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Optional methods of delegates and data sources that apps implement now and then.
@MainActor @Suite("Optional methods of delegates") struct OptionalMethodTests {
  private final class Grid: UICollectionViewController {
    var heard: [String] = []
    var mayHighlight = true

    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { mayHighlight }
    override func collectionView(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) {
      let cell = collectionView.cellForItem(at: indexPath)
      heard.append("highlight \(cell?.isHighlighted == true)")
    }
    override func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) {
      heard.append("unhighlight")
    }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      heard.append("select")
    }
    override func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      heard.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
    }
  }

  private final class Pages: NSObject, UIPageViewControllerDataSource {
    var heard: [String] = []
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
    func presentationCount(for pageViewController: UIPageViewController) -> Int {
      heard.append("count")
      return 3
    }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      heard.append("index")
      return 0
    }
  }

  private final class Searcher: NSObject, UISearchControllerDelegate {
    var presents: (UISearchController) -> Void = { _ in }
    private(set) var calls = 0
    func presentSearchController(_ searchController: UISearchController) {
      calls += 1
      presents(searchController)
    }
  }

  /// What the delegate of a search controller does when the search begins.
  enum Start: CaseIterable { case nothing, presents, presentsWhileSourcePresents }

  private final class Columns: NSObject, UISplitViewControllerDelegate {
    let narrow = PlainViewController(title: "Narrow"), wide = PlainViewController(title: "Wide")
    func primaryViewController(forCollapsing splitViewController: UISplitViewController)
      -> UIViewController?
    { narrow }
    func primaryViewController(forExpanding splitViewController: UISplitViewController)
      -> UIViewController?
    { wide }
  }

  private let home = PlainViewController(title: "Home")

  @Test func `a tap highlights an item of a collection until the item is selected`() throws {
    let layout = UICollectionViewFlowLayout()
    let grid = Grid(collectionViewLayout: layout), stage = Stage(grid)
    let path = IndexPath(item: 1, section: 0)
    grid.collectionView.tapItem(at: path)
    expect(grid.heard, equals: ["highlight true", "select", "unhighlight"])
    expect(grid.collectionView.cellForItem(at: path)?.isHighlighted == false)
    grid.mayHighlight = false
    grid.collectionView.tapItem(at: IndexPath(item: 2, section: 0))
    expect(grid.heard.count == 3 && grid.collectionView.indexPathsForSelectedItems == [path])
    let source: any UICollectionViewDataSource = grid
    expect(source.collectionView(grid.collectionView, canMoveItemAt: path))
    source.collectionView(grid.collectionView, moveItemAt: path, to: IndexPath(item: 0, section: 0))
    expect(grid.heard.last, equals: "move 1 to 0")
    try stage.close()
  }

  @Test func `the data source of pages is asked for the number of dots when pages are set`() {
    let source = Pages()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = source
    pages.setViewControllers([home], direction: .forward, animated: false)
    expect(source.heard, equals: ["count", "index"])
  }

  @Test(arguments: Start.allCases)
  func `the delegate of a search controller can present it, else its source does`(
    start: Start
  ) throws {
    let search = UISearchController(searchResultsController: nil), searcher = Searcher()
    let other = PlainViewController(title: "Other")
    let stage = Stage(home)
    home.addChild(other)
    home.view.addSubview(other.view)
    other.didMove(toParent: home)
    search.source = home
    search.delegate = searcher
    other.definesPresentationContext = true
    other.providesPresentationContextTransitionStyle = true
    searcher.presents = { search in
      guard start != .nothing else { return }
      search.modalPresentationStyle = .overCurrentContext
      other.present(search, animated: start == .presents)
    }
    if start == .presentsWhileSourcePresents {
      home.present(PlainViewController(title: "Sheet"), animated: true)
    }
    search.isActive = true
    try stage.settle()
    expect(searcher.calls, equals: 1)
    expect(search.presentingViewController === (start == .nothing ? home : other))
    stage.window.rootViewController?.dismiss(animated: false)
    other.dismiss(animated: false)
    try stage.settle()
    try stage.close()
  }

  @Test func `the delegate of a split view controller can replace the primary controller`() throws {
    let split = UISplitViewController(), columns = Columns()
    split.viewControllers = [home, PlainViewController(title: "Detail")]
    split.delegate = columns
    let stage = Stage(split, size: CGSize(width: 390, height: 844))
    expect(split.viewControllers.first === columns.narrow)
    stage.resize(to: CGSize(width: 1_024, height: 768))
    try stage.settle()
    expect(split.viewControllers.first === columns.wide)
    expect(columns.wide.view.window != nil && columns.narrow.view.window == nil)
    try stage.close()
  }

  @Test func `more than five tabs are reported once in a narrow window`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = (1...5).map { PlainViewController(title: "\($0)") }
    let stage = Stage(tabs, size: CGSize(width: 1_024, height: 768))
    tabs.viewControllers? += [home]
    stage.runTurn()
    expect(stage.issues.isEmpty)
    stage.resize(to: CGSize(width: 390, height: 844))
    stage.resize(to: CGSize(width: 400, height: 844))
    expect(stage.issues.map(\.code), equals: [.notModelled])
  }

  @Test func `the root of a stack hides the tab bar with hidesBottomBarWhenPushed`() throws {
    let tabs = UITabBarController()
    home.hidesBottomBarWhenPushed = true
    tabs.viewControllers = [
      UINavigationController(rootViewController: home), PlainViewController(title: "Other"),
    ]
    let stage = Stage(tabs)
    expect(tabs.tabBar.isHidden)
    tabs.selectedIndex = 1
    expect(!tabs.tabBar.isHidden)
    try stage.close()
  }

  private final class Sections: UICollectionViewController {
    var heard: [String] = []
    var counts = [1, 1]

    override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { counts[section] }
    override func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) {
      heard.append("\(elementKind) \(indexPath.section) \(view.superview == nil)")
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
      heard.append("end \(elementKind) \(indexPath.section) \(view.superview == nil)")
    }
  }

  @Test func `the delegate of a collection view is told of headers that appear and disappear`()
    throws
  {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 500)
    let sections = Sections(collectionViewLayout: layout), stage = Stage(sections)
    let kind = UICollectionView.elementKindSectionHeader
    try stage.settle()
    expect(sections.heard, equals: ["\(kind) 0 true", "\(kind) 1 true"])
    sections.heard = []
    sections.collectionView.contentOffset.y = 250
    try stage.settle()
    expect(sections.heard, equals: [])
    sections.collectionView.contentOffset.y = 0
    sections.counts = [1]
    sections.collectionView.deleteSections([1])
    expect(sections.heard, equals: ["end \(kind) 1 true"])
    sections.collectionView.reloadData()
    expect(sections.heard, equals: ["end \(kind) 1 true", "end \(kind) 0 true"])
    try stage.settle()
    try stage.close()
  }
}
