import PresentationTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Tabs with identifiers") struct TabTests {
  private final class Delegate: UITabBarControllerDelegate {
    var heard: [String] = []
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab)
      -> Bool
    {
      heard.append("should \(tab.identifier)")
      return tab.identifier != "locked"
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
      heard.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
    }
  }

  private final class OlderDelegate: UITabBarControllerDelegate {
    var heard: [String] = []
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      heard.append(viewController.nibName ?? "")
    }
  }

  private func tab(_ name: String) -> UITab {
    UITab(title: name.capitalized, image: UIImage(), identifier: name) { _ in
      UIViewController(nibName: name, bundle: nil)
    }
  }

  @Test func `tabs create their controllers, and the bar shows their titles`() throws {
    let tabs = UITabBarController(tabs: [
      tab("home"), tab("mail"),
      UISearchTab { _ in
        UIViewController(nibName: "search", bundle: nil)
      },
    ])
    let stage = Stage(tabs)
    try stage.settle()
    expect(tabs.tabBar.items?.map(\.title), equals: ["Home", "Mail", "Search"])
    expect(tabs.viewControllers?.map(\.nibName), equals: ["home", "mail", "search"])
    expect(tabs.selectedTab?.identifier == "home" && stage.visible.last == "home")
    tabs.selectedTab = tabs.tab(forIdentifier: "mail")
    try stage.settle()
    expect(tabs.selectedIndex == 1 && tabs.selectedTab?.tabBarController === tabs)
    let mail = try #require(tabs.selectedTab)
    (mail.badgeValue, mail.title) = ("3", "Inbox")
    expect(tabs.tabBar.items?[1].badgeValue == "3" && tabs.tabBar.items?[1].title == "Inbox")
    expect(tabs.tabBar.items?[1].image === mail.image && mail.viewController?.tab === mail)
    try stage.close()
  }

  @Test func `the user can tap a tab by the title that the bar shows`() throws {
    let tabs = UITabBarController(), page = UIViewController(), loose = UIViewController()
    let inbox = UINavigationController(rootViewController: page)
    page.title = "Inbox"
    loose.tabBarItem = UITabBarItem(title: "Settings", image: nil, tag: 1)
    tabs.viewControllers = [UIViewController(), inbox, loose]
    let stage = Stage(tabs)
    try stage.settle()
    for (title, index) in [("Settings", 2), ("Inbox", 1)] {
      stage.user.tapTab(title)
      try stage.settle()
      expect(tabs.selectedIndex, equals: index)
    }
    try stage.close()
  }

  @Test func `the delegate refuses a tab, and is called after another tab was selected`() throws {
    let tabs = UITabBarController(), delegate = Delegate(), stage = Stage(tabs)
    tabs.tabs = [tab("home"), tab("mail"), tab("locked")]
    tabs.delegate = delegate
    try stage.settle()
    stage.user.tapTab("mail")
    stage.user.tapTab("locked")
    try stage.settle()
    expect(delegate.heard, equals: ["should mail", "did mail after home", "should locked"])
    expect(tabs.selectedTab?.identifier, equals: "mail")
    try stage.close()
  }

  @Test func `a delegate with only the older methods is called with controllers`() throws {
    let tabs = UITabBarController(), delegate = OlderDelegate(), stage = Stage(tabs)
    tabs.setTabs([tab("home"), tab("mail")], animated: false)
    tabs.delegate = delegate
    try stage.settle()
    stage.user.tapTab("mail")
    try stage.settle()
    expect(delegate.heard == ["mail"] && UIViewController().tab == nil)
    tabs.viewControllers = [UIViewController()]
    expect(tabs.tabs.isEmpty && tabs.selectedTab == nil)
    try stage.close()
  }

  @Test func `a tab and its controller are released when other controllers replace them`() throws {
    let tabs = UITabBarController(tabs: [tab("home"), tab("mail")]), stage = Stage(tabs)
    try stage.settle()
    let oldTabs = tabs.tabs.map { WeakReference($0) }
    let oldScreens = (tabs.viewControllers ?? []).map { WeakReference($0) }
    tabs.viewControllers = [UIViewController()]
    try stage.settle()
    expect(oldTabs.allSatisfy { $0.object == nil } && oldScreens.allSatisfy { $0.object == nil })
    try stage.close()
  }

  @Test(arguments: [false, true])
  func `if new tabs are refused, they are released, and the old tabs stay`(waits: Bool) throws {
    let tabs = UITabBarController(tabs: [tab("home"), tab("mail")]), stage = Stage(tabs)
    var wrong: UITab? = UITab(title: "Wrong", image: nil, identifier: "wrong") { _ in tabs }
    let released = WeakReference(wrong)
    let setWrongTabs = { [self] in tabs.tabs = [tab("new")] + [wrong].compactMap(\.self) }
    if waits {
      let page = MovedPage()
      page.moved = setWrongTabs
      tabs.viewControllers?.append(page)
    } else {
      setWrongTabs()
    }
    wrong = nil
    expect(stage.issues.map(\.code), equals: [.inconsistentParent])
    expect(tabs.tabs.map(\.identifier), equals: ["home", "mail"])
    expect(released.object == nil)
    try stage.close()
  }

  @Test func `a group of tabs shows the controller of its selected child`() {
    let group = UITabGroup(
      title: "Library", image: nil, identifier: "library", children: [tab("books"), tab("films")])
    group.defaultChildIdentifier = "films"
    expect(group.viewController?.nibName == "films" && group.children.count == 2)
    group.selectedChild = group.tab(forIdentifier: "books")
    expect(group.viewController?.nibName, equals: "books")
    let own = UITabGroup(
      title: "Own", image: nil, identifier: "own", children: [tab("books")]
    ) { _ in UINavigationController() }
    expect(own.viewController is UINavigationController)
  }

  @Test func `a shown group stays a tab when another child is selected`() throws {
    let group = UITabGroup(
      title: "Library", image: nil, identifier: "library", children: [tab("books"), tab("films")])
    let tabs = UITabBarController(tabs: [group, tab("mail")]), stage = Stage(tabs)
    try stage.settle()
    group.selectedChild = group.tab(forIdentifier: "films")
    expect(tabs.tabs.map(\.identifier), equals: ["library", "mail"])
    try stage.close()
  }

  @Test func `a tab inside a group can be found and selected`() throws {
    let inner = UITabGroup(
      title: "Films", image: nil, identifier: "films", children: [tab("new"), tab("old")])
    let group = UITabGroup(
      title: "Library", image: nil, identifier: "library", children: [tab("books"), inner])
    let tabs = UITabBarController(tabs: [tab("mail"), group]), stage = Stage(tabs)
    try stage.settle()
    for identifier in ["books", "old", "new", "old", "mail"] {
      tabs.selectedTab = tabs.tab(forIdentifier: identifier)
      try stage.settle()
      expect(tabs.selectedTab?.identifier == identifier && stage.visible.last == identifier)
      expect(tabs.tabs.map(\.identifier), equals: ["mail", "library"])
      expect(tabs.tabBar.items?.map(\.title), equals: ["Mail", "Library"])
    }
    expect(group.selectedChild === inner && inner.parent === group && group.parent == nil)
    expect(tabs.tab(forIdentifier: "none") == nil)
    try stage.close()
  }

  @Test func `a group of tabs cannot be inside itself, and loses the children that are removed`() {
    let books = tab("books"), tabs = UITabBarController()
    let inner = UITabGroup(title: "Inner", image: nil, identifier: "inner", children: [books])
    let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [inner])
    inner.children = [group, inner, books]
    expect(group.parent == nil && inner.parent === group && books.parent === inner)
    tabs.tabs = [tab("home"), group]
    tabs.tabs = tabs.tabs
    expect(tabs.tab(forIdentifier: "none") == nil && tabs.tabs.count == 2)
    inner.children = []
    expect(books.parent == nil && tabs.tab(forIdentifier: "books") == nil)
  }

  @Test func `a group with a controller of its own shows this controller for each child`() throws {
    let own = UIViewController(nibName: "own", bundle: nil)
    let group = UITabGroup(
      title: "Library", image: nil, identifier: "library", children: [tab("books"), tab("films")]
    ) { _ in own }
    let tabs = UITabBarController(tabs: [tab("mail"), group]), stage = Stage(tabs)
    tabs.selectedTab = tabs.tab(forIdentifier: "films")
    try stage.settle()
    expect(tabs.selectedViewController === own && group.selectedChild?.identifier == "films")
    expect(stage.issues.isEmpty)
    try stage.close()
  }

  @Test func `a tab and a tab bar controller store settings for the sidebar`() {
    let tabs = UITabBarController(), home = tab("home")
    (tabs.mode, home.preferredPlacement, home.allowsHiding) = (.tabSidebar, .pinned, true)
    (home.subtitle, home.userInfo, home.isEnabled) = ("3 new", 1, false)
    expect(tabs.mode == UITabBarController.Mode(rawValue: 2) && home.allowsHiding)
    expect(home.preferredPlacement == UITab.Placement(rawValue: 4) && !home.isEnabled)
    expect(home.subtitle == "3 new" && home.userInfo as? Int == 1)
  }

  @Test
  func `setting customizableViewControllers is reported once as not modeled`() throws {
    final class Listener: NSObject, UITabBarControllerDelegate {
      var calls = 0
      func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
      ) { calls += 1 }
    }
    final class Plain: NSObject, UITabBarControllerDelegate {}
    let tabs = UITabBarController(), stage = Stage(tabs), listener = Listener(), plain = Plain(),
      page = UIViewController()
    tabs.delegate = listener
    stage.world.use {
      expect(tabs.customizableViewControllers == nil)
      tabs.customizableViewControllers = []
      tabs.customizableViewControllers = [page]
      tabs.customizableViewControllers = [page]
      plain.tabBarController(tabs, willBeginCustomizing: [])
      plain.tabBarController(tabs, willEndCustomizing: [], changed: true)
      plain.tabBarController(tabs, didEndCustomizing: [], changed: false)
    }
    expect(tabs.customizableViewControllers == [page] && listener.calls == 0)
    expect(stage.issues.map(\.code), equals: [.notModelled])
  }

  /// A tab bar controller that counts its selections, as one with a bar of its own does.
  private final class CountedTabs: UITabBarController {
    var heard: [String] = []
    override var selectedViewController: UIViewController? {
      didSet { heard.append("set \(selectedViewController?.nibName ?? "")") }
    }
  }

  private final class CountingDelegate: UITabBarControllerDelegate {
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      (tabBarController as? CountedTabs)?.heard.append("did \(viewController.nibName ?? "")")
    }
  }

  @Test(.rule("N-101")) func `didSelect is called after the observers of the selected controller`()
    throws
  {
    let tabs = CountedTabs(), delegate = CountingDelegate()
    tabs.viewControllers = ["one", "two"].map { UIViewController(nibName: $0, bundle: nil) }
    tabs.delegate = delegate
    let stage = Stage(tabs)
    try stage.settle()
    for tab in ["two", "two", "one"] {
      stage.user.tapTab(tab)
      try stage.settle()
    }
    expect(tabs.heard, equals: ["two", "two", "one"].flatMap { ["set \($0)", "did \($0)"] })
    try stage.close()
  }
}
