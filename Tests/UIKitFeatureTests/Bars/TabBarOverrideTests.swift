import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Tab bars and views whose class is the app's own, as in libraries with animated tab bars.
@MainActor @Suite("Tab bars of an app's own class") struct TabBarOverrideTests {
  private final class Bar: UITabBar {
    var shown: [[String]] = []
    override var items: [UITabBarItem]? { didSet { show() } }
    override var selectedItem: UITabBarItem? { didSet { marks += 1 } }
    var marks = 0
    override func setItems(_ items: [UITabBarItem]?, animated: Bool) {
      super.setItems(items, animated: animated)
    }
    override func beginCustomizingItems(_ items: [UITabBarItem]) {
      super.beginCustomizingItems(items)
    }
    override func endCustomizing(animated: Bool) -> Bool {
      super.endCustomizing(animated: animated)
    }
    private func show() { shown.append(items?.compactMap(\.title) ?? []) }
  }

  private final class Tabs: UITabBarController {
    let own = Bar()
    override func viewDidLoad() {
      super.viewDidLoad()
      setValue(own, forKey: "tabBar")
    }
    override func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    override func tabBar(
      _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
    ) {}
  }

  private final class ObservingTabs: UITabBarController, UITabBarControllerDelegate {
    var changes: [String] = []
    override var selectedViewController: UIViewController? {
      didSet { changes.append(selectedViewController?.title ?? "none") }
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      changes.append("did select")
    }
  }

  private func screen(_ title: String) -> UIViewController {
    let screen = PlainViewController(title: title)
    screen.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
    return screen
  }

  @Test func `an own bar gets the items whenever the tabs change`() throws {
    let tabs = Tabs()
    tabs.viewControllers = [screen("A")]
    let stage = Stage(tabs)
    try stage.settle()
    expect(tabs.tabBar === tabs.own)
    expect(tabs.own.shown, equals: [["A"]])
    tabs.viewControllers = [screen("B"), screen("C")]
    expect(tabs.own.shown, equals: [["A"], ["B", "C"]])
    expect(!tabs.own.endCustomizing(animated: false) && !tabs.own.isCustomizing)
    try stage.close()
  }

  @Test func `a tap sets selectedViewController, which a subclass can observe`() throws {
    let tabs = ObservingTabs()
    tabs.viewControllers = [screen("A"), screen("B")]
    tabs.delegate = tabs
    let stage = Stage(tabs)
    stage.runTurn()
    stage.user.tapTab(at: 1)
    try stage.settle()
    expect(tabs.changes.sorted() == ["B", "did select"] && tabs.selectedIndex == 1)
    tabs.selectedViewController = tabs.viewControllers?.first
    try stage.settle()
    expect(tabs.changes.count == 3 && tabs.changes.last == "A" && tabs.selectedIndex == 0)
    try stage.close()
  }

  @Test func `the items and the selected item of a bar without tabs are observed`() {
    let bar = Bar(), first = UITabBarItem(title: "1", image: nil, tag: 0)
    bar.setItems([first], animated: false)
    bar.selectedItem = first
    expect(bar.shown, equals: [["1"]])
    expect(bar.marks == 1 && bar.selectedItem === first)
    bar.items = nil
    expect(bar.selectedItem == nil)
  }

  private final class Listener: NSObject, UITabBarDelegate {}

  @Test(.rule("N-101b"))
  func `the bar of a tab bar controller raises if its items, selection or delegate are set`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [screen("A"), screen("B")]
    let stage = Stage(tabs)
    stage.runTurn()
    tabs.tabBar.items = []
    tabs.tabBar.selectedItem = tabs.viewControllers?.last?.tabBarItem
    tabs.tabBar.delegate = Listener()
    let modified = "Directly modifying a tab bar managed by a tab bar controller is not allowed."
    expect(
      stage.issues.map(\.message),
      equals: [
        modified, modified,
        """
        Changing the delegate of a tab bar managed by a tab bar controller is not allowed.
        """,
      ])
    expect(stage.issues.allSatisfy { $0.code == .managedTabBar && $0.isRaised })
    expect(tabs.tabBar.items?.count == 2 && tabs.selectedIndex == 0)
    expect(tabs.tabBar.delegate === tabs)
  }

  private final class Narrow: UIView {
    var requests: [String] = []
    override var traitCollection: UITraitCollection {
      UITraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .regular)
    }
    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
    }
    override func setNeedsUpdateConstraints() {
      requests.append("constraints")
      super.setNeedsUpdateConstraints()
    }
    override func invalidateIntrinsicContentSize() {
      requests.append("size")
      super.invalidateIntrinsicContentSize()
    }
  }

  @Test func `a view of an app replaces its traits and its safe area`() throws {
    let home = PlainViewController(title: "Home"), view = Narrow(), inner = UIView()
    let stage = Stage(home, size: CGSize(width: 1024, height: 768))
    home.view.addSubview(view)
    view.frame = home.view.bounds
    view.addSubview(inner)
    inner.frame = view.bounds
    try stage.settle()
    expect(home.view.traitCollection.horizontalSizeClass, equals: .regular)
    expect(view.traitCollection.horizontalSizeClass, equals: .compact)
    expect(view.safeAreaInsets.top == 7 && inner.safeAreaInsets.top == 7)
    expect(view.safeAreaLayoutGuide.layoutFrame.minY, equals: 7)
    view.setNeedsUpdateConstraints()
    view.setContentHuggingPriority(.required, for: .horizontal)
    expect(view.requests, equals: ["constraints", "size"])
    try stage.close()
  }
}
