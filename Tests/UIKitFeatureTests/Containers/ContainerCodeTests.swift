import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Members that apps override or set in tab bar, split view, search and page view controllers.
@MainActor @Suite("Subclasses of containers") struct ContainerCodeTests {
  private final class Tab: UIViewController {
    private let own = UITabBarItem(title: "Own", image: nil, tag: 7)
    override var tabBarItem: UITabBarItem! {
      get { own }
      set {}
    }
    var edges: UIRectEdge = .bottom
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { edges }
    override var disablesAutomaticKeyboardDismissal: Bool { true }
    var heard: [String] = []
    override func viewLayoutMarginsDidChange() { heard.append("margins") }
    override func accessibilityPerformEscape() -> Bool {
      dismiss(animated: true)
      return true
    }
    override func encodeRestorableState(with coder: NSCoder) {
      super.encodeRestorableState(with: coder)
      heard.append("encode")
    }
    override func decodeRestorableState(with coder: NSCoder) {
      super.decodeRestorableState(with: coder)
      heard.append("decode")
    }
    override func applicationFinishedRestoringState() { heard.append("restored") }
    override func systemLayoutFittingSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      heard.append("fitting size")
    }
    override func setNeedsUpdateOfHomeIndicatorAutoHidden() {
      super.setNeedsUpdateOfHomeIndicatorAutoHidden()
      heard.append("indicator")
    }
  }

  @Test func `the item that a controller overrides is the item of its tab`() throws {
    final class Tabs: UITabBarController {
      var tapped: [Int] = []
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        tapped.append(item.tag)
      }
    }
    let tabs = Tabs(), tab = Tab(nibName: "Tab", bundle: nil), stage = Stage(tabs)
    tabs.viewControllers = [PlainViewController(title: "Home"), tab]
    try stage.settle()
    tab.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
    expect(tabs.tabBar.items?.map(\.title), equals: ["Home", "Own"])
    stage.user.tapTab("Tab")
    try stage.settle()
    expect(tabs.tapped == [7] && tabs.tabBar.selectedItem?.title == "Own")
    try stage.close()
  }

  @Test func `a controller can override members for gestures, margins and restoration`() throws {
    let tab = Tab(), tabs = UITabBarController(), stage = Stage(tabs)
    tabs.viewControllers = [tab]
    try stage.settle()
    expect(tabs.childForScreenEdgesDeferringSystemGestures === tab)
    expect(tab.preferredScreenEdgesDeferringSystemGestures, equals: .bottom)
    expect(tabs.preferredScreenEdgesDeferringSystemGestures.isEmpty)
    expect(tab.disablesAutomaticKeyboardDismissal && !tabs.disablesAutomaticKeyboardDismissal)
    tab.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    tab.heard = []
    tab.view.layoutMargins.left = 20
    tab.encodeRestorableState(with: NSCoder())
    tab.decodeRestorableState(with: NSCoder())
    tab.applicationFinishedRestoringState()
    tab.systemLayoutFittingSizeDidChange(forChildContentContainer: tabs)
    tab.setNeedsUpdateOfHomeIndicatorAutoHidden()
    expect(
      tab.heard, equals: ["margins", "encode", "decode", "restored", "fitting size", "indicator"])
    expect(!tabs.accessibilityPerformEscape() && !tabs.accessibilityPerformMagicTap())
    let scroll = UIScrollView()
    tab.setContentScrollView(scroll, for: [.top, .bottom])
    expect(tab.contentScrollView(for: .top) === scroll)
    expect(tab.contentScrollView(for: .leading) == nil)
    try stage.close()
  }

  @Test func `a container overrides the traits of its children`() throws {
    final class Container: UIViewController {
      var traits: UITraitCollection?
      override func overrideTraitCollection(
        forChild childViewController: UIViewController
      ) -> UITraitCollection? {
        traits ?? super.overrideTraitCollection(forChild: childViewController)
      }
      override var edgesForExtendedLayout: UIRectEdge {
        get { .top }
        set {}
      }
      override var extendedLayoutIncludesOpaqueBars: Bool {
        get { true }
        set {}
      }
    }
    let container = Container(), child = UIViewController(), stage = Stage(container)
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    try stage.settle()
    expect(child.traitCollection.horizontalSizeClass, equals: .compact)
    container.traits = UITraitCollection(horizontalSizeClass: .regular)
    expect(child.traitCollection.horizontalSizeClass, equals: .regular)
    expect(child.traitCollection.verticalSizeClass, equals: .regular)
    expect(container.traitCollection.horizontalSizeClass, equals: .compact)
    container.traits = nil
    container.setOverrideTraitCollection(
      UITraitCollection(verticalSizeClass: .compact), forChild: child)
    expect(child.traitCollection.verticalSizeClass, equals: .compact)
    container.edgesForExtendedLayout = .all
    expect(container.edgesForExtendedLayout == .top && stage.issues.isEmpty)
    expect(container.extendedLayoutIncludesOpaqueBars)
    try stage.close()
  }

  @Test func `a subclass can override its presentation controllers`() {
    final class Double: UIViewController {
      private lazy var sheet = UISheetPresentationController(
        presentedViewController: self, presenting: nil)
      override var presentationController: UIPresentationController? { sheet }
      override var popoverPresentationController: UIPopoverPresentationController? { nil }
    }
    let screen = Double()
    expect(screen.sheetPresentationController === screen.presentationController)
    expect(screen.popoverPresentationController == nil)
  }

  @Test func `reloading input views and flashing scroll indicators changes nothing`() throws {
    let home = PlainViewController(title: "Home"), stage = Stage(home)
    let field = UITextField(frame: .zero), scroll = UIScrollView()
    home.view.addSubview(field)
    field.becomeFirstResponder()
    field.inputView = UIDatePicker()
    field.reloadInputViews()
    scroll.flashScrollIndicators()
    expect(field.isFirstResponder && stage.issues.isEmpty)
    field.resignFirstResponder()
    try stage.close()
  }

  @Test func `VoiceOver's escape gesture can dismiss a screen`() throws {
    let home = PlainViewController(title: "Home"), tab = Tab(), stage = Stage(home)
    home.present(tab, animated: true)
    try stage.settle()
    expect(tab.accessibilityPerformEscape())
    try stage.settle()
    expect(home.presentedViewController == nil)
    try stage.close()
  }

  #if !canImport(ObjectiveC)
    @Test func `a tab bar controller's bar can be replaced by name`() throws {
      final class Bar: UITabBar {}
      final class Tabs: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          setValue(Bar(frame: .zero), forKey: "tabBar")
        }
      }
      let tabs = Tabs(), one = PlainViewController(title: "One"), stage = Stage(tabs)
      tabs.viewControllers = [one, PlainViewController(title: "Two")]
      try stage.settle()
      expect(tabs.tabBar is Bar && tabs.tabBar.superview === tabs.view)
      expect(tabs.tabBar.frame, equals: CGRect(x: 0, y: 761, width: 390, height: 83))
      expect(tabs.tabBar.items?.count == 2 && tabs.tabBar.delegate === tabs)
      expect(tabs.view.subviews.count { $0 is UITabBar }, equals: 1)
      expect(one.view.safeAreaInsets.bottom, equals: 83)
      let replaced = tabs.tabBar
      tabs.setValue(UITabBar(), forKey: "tabBar")
      expect(replaced.superview == nil && replaced.items == nil)
      tabs.setValue(tabs.tabBar, forKey: "tabBar")
      expect(tabs.tabBar.superview === tabs.view)
      tabs.selectedIndex = 1
      try stage.settle()
      expect(tabs.tabBar.selectedItem?.title, equals: "Two")
      try stage.close()
    }

    @Test func `the looks of alerts that are set by name have no effect and are not reported`()
      throws
    {
      let home = PlainViewController(title: "Home"), stage = Stage(home)
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      let delete = UIAlertAction(title: "Delete", style: .destructive)
      delete.setValue(UIColor.red, forKey: "titleTextColor")
      alert.setValue(NSAttributedString(string: "Delete?"), forKey: "attributedTitle")
      let bar = UISearchBar(frame: .zero)
      bar.setValue("Done", forKey: "cancelButtonText")
      bar.setValue("Search", forKey: "placeholder")
      expect(bar.placeholder == "Search" && stage.issues.isEmpty)
      alert.setValue(UIViewController(), forKey: "contentViewController")
      delete.setValue(1, forKey: "unknown")
      expect(stage.issues.map(\.code), equals: [.notModelled, .notModelled])
    }

    @Test func `setting the orientation of the device by name rotates the interface`() throws {
      let home = PlainViewController(title: "Home"), stage = Stage(home)
      try stage.settle()
      UIDevice.current.setValue(
        UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
      try stage.settle()
      expect(UIDevice.current.orientation, equals: .landscapeLeft)
      expect(stage.window.bounds.size, equals: CGSize(width: 844, height: 390))
      UIDevice.current.setValue("up", forKey: "orientation")
      expect(UIDevice.current.orientation, equals: .landscapeLeft)
      try stage.close()
    }

    @Test func `a loop receives the notifications that are posted after it has begun`()
      async throws
    {
      let stage = Stage(PlainViewController(title: "Home")), name = Notification.Name("changed")
      var heard: [Int] = []
      let loop = Task { @MainActor in
        for await note in NotificationCenter.default.notifications(named: name).prefix(2) {
          heard.append(note.userInfo?["number"] as? Int ?? 0)
        }
      }
      func post(_ number: Int) {
        NotificationCenter.default.post(name: name, object: nil, userInfo: ["number": number])
      }
      post(0)
      for number in 1...100 where heard.isEmpty {
        await Task.yield()
        post(number)
      }
      post(101)
      await loop.value
      expect(heard.count == 2 && heard[0] > 0 && heard[0] < heard[1])
      let sequence: NotificationCenter.Notifications = NotificationCenter.default.notifications(
        named: name, object: stage)
      let canceled = Task { @MainActor in
        for await _ in sequence { heard.append(2) }
      }
      canceled.cancel()
      await canceled.value
      expect(heard.count, equals: 2)
      try stage.close()
    }
  #endif

  @Test func `a split view controller limits and stores the widths of its columns`() throws {
    final class Split: UISplitViewController {
      override var preferredDisplayMode: DisplayMode {
        get { .twoBesideSecondary }
        set {}
      }
      override func viewController(for column: Column) -> UIViewController? {
        super.viewController(for: column)
      }
    }
    let split = Split(style: .tripleColumn), stage = Stage(split)
    stage.window.frame.size = CGSize(width: 1_200, height: 800)
    for column: UISplitViewController.Column in [.primary, .supplementary, .secondary] {
      split.setViewController(UIViewController(), for: column)
    }
    split.preferredSupplementaryColumnWidthFraction = 0.5
    expect(split.supplementaryColumnWidth, equals: split.view.bounds.width * 0.5)
    split.maximumSupplementaryColumnWidth = 300
    expect(split.supplementaryColumnWidth, equals: 300)
    split.minimumSupplementaryColumnWidth = 310
    expect(split.supplementaryColumnWidth, equals: 310)
    split.primaryBackgroundStyle = .sidebar
    (split.displayModeButtonVisibility, split.showsSecondaryOnlyButton) = (.never, true)
    expect(split.primaryBackgroundStyle.rawValue, equals: 1)
    expect(split.displayModeButtonVisibility.rawValue == 1 && split.showsSecondaryOnlyButton)
    try stage.settle()
    expect(split.displayMode, equals: .twoBesideSecondary)
    expect(split.viewController(for: .primary) != nil)
  }

  @Test func `a search controller uses the search bar that a subclass supplies`() throws {
    final class Bar: UISearchBar {}
    final class Search: UISearchController {
      private let own = Bar(frame: .zero)
      override var searchBar: UISearchBar { own }
    }
    let home = PlainViewController(title: "Home"), stage = Stage(home)
    let search = Search(searchResultsController: nil)
    search.scopeBarActivation = .onSearchActivation
    home.navigationItem.searchController = search
    search.isActive = true
    try stage.settle()
    expect(search.searchBar is Bar && search.isActive && search.scopeBarActivation.rawValue == 3)
    search.searchBar.tapCancel()
    try stage.settle()
    expect(!search.isActive)
    try stage.close()
  }

  @available(*, deprecated)
  @Test func `the older name of the dimming of a search sets the same value`() {
    let search = UISearchController(searchResultsController: nil)
    search.dimsBackgroundDuringPresentation = false
    expect(!search.obscuresBackgroundDuringPresentation)
    expect(!search.dimsBackgroundDuringPresentation)
  }

  @Test func `a page view controller whose pages scroll has no spine`() {
    let scroll = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    scroll.isDoubleSided = true
    expect(scroll.spineLocation == .none && scroll.isDoubleSided)
  }

  @Test func `a key command has a title in the list of commands`() {
    let command = UIKeyCommand(
      input: "n", modifierFlags: .command, action: Selector(("compose")),
      discoverabilityTitle: "New Message")
    expect(command.discoverabilityTitle == "New Message" && command.input == "n")
  }
}
