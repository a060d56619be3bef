import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Tabs in client code") struct TabClientTests {
  private let feed = PlainViewController(title: "Feed")
  private let search = PlainViewController(title: "Search")
  private let tabs = SlidingTabBarController(nibName: "Tabs", bundle: nil)
  private let stage: Stage

  init() {
    tabs.viewControllers = [feed, search]
    stage = Stage(tabs)
  }

  /// Returns the view tree that is expected when a screen is shown and no transition runs.
  private func still(_ name: String) -> String {
    """
    window (0 0 390 844)
      Tabs.view (0 0 390 844)
        View (0 0 390 844)
          \(name).view (0 0 390 844)
        tab bar (0 761 390 83)
    """
  }

  @Test(.rule("N-102"), .rule("N-103"))
  func `a tap on a tab slides the screens in the direction of the tab`() throws {
    stage.user.tapTab("Search")
    stage.advance(by: .milliseconds(100))
    expect(
      stage.viewTree,
      equals: """
        window (0 0 390 844)
          Tabs.view (0 0 390 844)
            View (0 0 390 844)
              Feed.view (-97.5 0 390 844) -> (-390 0 390 844)
              Search.view (292.5 0 390 844) -> (0 0 390 844)
            tab bar (0 761 390 83)
        """)
    try stage.settle()
    expect(stage.viewTree, equals: still("Search"))
    tabs.selectedIndex = 0
    stage.runTurn()
    expect(stage.viewTree.contains("Feed.view (-390 0 390 844) -> (0 0 390 844)"))
    try stage.settle()
    expect(stage.viewTree, equals: still("Feed"))
    try stage.trace.expect(
      """
         0.000    1   user                tapTab(Search)
         0.000    1   Tabs.delegate       shouldSelect(Search) -> true
         0.000    1   Tabs.delegate       animationControllerForTransition(from: Feed, to: Search) \
      -> SlideTabAnimator
         0.000    1   Tabs.delegate       interactionControllerFor -> nil
         0.000    1   Search              viewDidLoad
         0.000    1   Search              viewWillAppear(animated)
         0.000    1   Feed                viewWillDisappear(animated)
         0.000    1   Tabs.animator       animateTransition
         0.000    1   Search              viewIsAppearing(animated)
         0.000    1   Tabs.delegate       didSelect(Search)
         0.400    3   Tabs.transition     completeTransition(true)
         0.400    3   Feed                viewDidDisappear(animated)
         0.400    3   Search              viewDidAppear(animated)
         0.400    3   Tabs.animator       animationEnded(true)
         0.400    4   Tabs                select(Feed)
         0.400    4   Tabs.delegate       animationControllerForTransition(from: Search, to: Feed) \
      -> SlideTabAnimator
         0.400    4   Tabs.delegate       interactionControllerFor -> nil
         0.400    4   Feed                viewWillAppear(animated)
         0.400    4   Search              viewWillDisappear(animated)
         0.400    4   Tabs.animator       animateTransition
         0.400    4   Feed                viewIsAppearing(animated)
         0.800    5   Tabs.transition     completeTransition(true)
         0.800    5   Search              viewDidDisappear(animated)
         0.800    5   Feed                viewDidAppear(animated)
         0.800    5   Tabs.animator       animationEnded(true)
      """)
    try stage.close()
  }

  @Test(.rule("N-103"), .rule("T-13"), arguments: [300.0, 100])
  func `a pan selects the next tab, and an early end cancels the selection`(way: Double) throws {
    let relay = Relay { [tabs] (pan: UIPanGestureRecognizer) in tabs.panned(pan) }
    let pan = UIPanGestureRecognizer(target: relay, action: Relay.action)
    tabs.view.addGestureRecognizer(pan)
    pan.pan(.began)
    stage.runTurn()
    expect(tabs.selectedIndex, equals: 1)
    pan.pan(.changed, translation: CGPoint(x: -way, y: 0))
    stage.runTurn()
    let held = way == 300 ? "90 0 390 844" : "290 0 390 844"
    expect(stage.viewTree.contains("Search.view (\(held)) -> (0 0 390 844)"))
    pan.pan(.ended, translation: CGPoint(x: -way, y: 0))
    try stage.settle()
    let isOver = way == 300
    expect(tabs.selectedIndex, equals: isOver ? 1 : 0)
    expect(stage.viewTree, equals: still(isOver ? "Search" : "Feed"))
    expect(stage.trace.description.contains("completeTransition(\(isOver))"))
    expect(stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("N-36"))
  func `a tab bar keeps an assigned frame until the device rotates`() throws {
    stage.runTurn()
    tabs.tabBar.frame.origin.y = 844
    tabs.additionalSafeAreaInsets.bottom = -83
    stage.runTurn()
    expect(tabs.tabBar.frame.minY, equals: 844)
    tabs.tabBar.isHidden = true
    tabs.view.setNeedsLayout()
    stage.runTurn()
    expect(tabs.tabBar.isHidden)
    stage.rotate(to: .landscapeLeft)
    try stage.settle()
    expect(tabs.tabBar.frame, equals: CGRect(x: 0, y: 307, width: 844, height: 83))
    try stage.close()
  }

  @Test(.rule("N-101")) func `a disabled tab cannot be selected`() throws {
    search.tabBarItem = UITabBarItem(title: "Search", image: nil, tag: 1)
    search.tabBarItem.isEnabled = false
    stage.user.tapTab("Search")
    try stage.settle()
    expect(tabs.selectedViewController === feed)
    expect(feed.tabBarItem.title, equals: "Feed")
    try stage.close()
  }

  @Test func `the tab of a navigation controller has the item of the stack's root`() {
    let root = PlainViewController(title: "Root"), other = PlainViewController(title: "Other")
    root.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 3)
    let stack = UINavigationController(rootViewController: root)
    let own = UINavigationController(rootViewController: other)
    own.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 4)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, own]
    expect(tabs.tabBar.items?.map(\.title), equals: ["Home", "Own"])
    expect(tabs.tabBar.items?.map(\.tag), equals: [3, 4])
    root.tabBarItem.badgeValue = "2"
    other.tabBarItem.badgeValue = "5"
    expect(tabs.tabBar.items?.map(\.badgeValue), equals: ["2", nil])
    stack.tabBarItem.badgeValue = nil
    expect(root.tabBarItem.badgeValue == nil)
    stack.pushViewController(PlainViewController(title: "Next"), animated: false)
    expect(stack.tabBarItem === root.tabBarItem)
  }

  @Test func `a navigation controller with a title has an item of its own`() {
    let root = PlainViewController(title: "Root")
    let stack = UINavigationController(rootViewController: root)
    stack.title = "Stack"
    expect(stack.tabBarItem.title == "Stack" && root.tabBarItem.title == "Root")
  }
}
