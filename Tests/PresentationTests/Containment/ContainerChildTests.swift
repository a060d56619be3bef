import Presentation
import PresentationTesting
import TestSupport
import Testing

@MainActor @Suite("Children that are added to containers") struct ContainerChildTests {
  private let first = ViewController("First")
  private let added = ViewController("Added")

  @Test(.rule("C-25"), arguments: [true, false])
  func `a child of a tab bar controller is a new tab`(isInWindow: Bool) throws {
    let tabs = TabBarController("Tabs")
    tabs.viewControllers = [first]
    let stage = isInWindow ? Stage(tabs) : nil
    try stage?.settle()
    tabs.addChild(added)
    expect(tabs.viewControllers == [first, added] && tabs.selectedViewController === first)
    tabs.addChild(added)
    expect(tabs.children == [first, added] && !added.isViewLoaded)
    tabs.selectedIndex = 1
    let shown = stage ?? Stage(tabs)
    try shown.settle()
    expect(shown.visible == ["Tabs", "Added"] && shown.issues.isEmpty)
  }

  @Test(.rule("C-25"), arguments: [true, false])
  func `a child of a navigation controller is pushed without animation`(isInWindow: Bool) throws {
    let nav = NavigationController("Nav")
    nav.viewControllers = [first]
    let stage = isInWindow ? Stage(nav) : nil
    try stage?.settle()
    nav.addChild(added)
    expect(nav.viewControllers == [first, added] && nav.transitionCoordinator == nil)
    nav.addChild(added)
    expect(nav.children, equals: [first, added])
    let shown = stage ?? Stage(nav)
    try shown.settle()
    expect(shown.visible == ["Nav", "Added"] && shown.issues.isEmpty)
  }

  @Test(.rule("C-25")) func `an app can set up each tab as it is added`() {
    final class Tabs: TabBarController {
      override func viewDidLoad() {
        super.viewDidLoad()
        for name in ["Home", "Search"] { addChild(ViewController(name)) }
      }
      override func addChild(_ childController: ViewController) {
        super.addChild(NavigationController(rootViewController: childController))
      }
    }
    let tabs = Tabs("Tabs")
    expect(Stage(tabs).issues.isEmpty && tabs.viewControllers?.count == 2)
    expect(tabs.selectedIndex, equals: 0)
  }

  @Test func `the nearest container that overrides show(_:sender:) shows the controller`() throws {
    final class Drawer: ViewController {
      var shown: [ViewController] = []
      override func show(_ vc: ViewController, sender: Any?) { shown.append(vc) }
    }
    let drawer = Drawer("Drawer")
    drawer.addChild(first)
    drawer.view.addSubview(first.view)
    first.didMove(toParent: drawer)
    let nav = NavigationController(rootViewController: drawer), stage = Stage(nav)
    first.show(added, sender: nil)
    try stage.settle()
    expect(drawer.shown == [added] && nav.viewControllers == [drawer])
    try stage.close()
  }
}
