extension ViewController {
  /// The item of the controller's tab, unless a subclass supplies another item.
  final var ownTabBarItem: TabBarItem {
    get {
      if let tab { return tab.shownItem }
      if let root = rootWithTabBarItem { return root.tabBarItem }
      return attachments.find { TabItem(TabBarItem(titled: tabTitle), tabTitle) }.showing(tabTitle)
    }
    set { attachments.find { TabItem(newValue, tabTitle) }.item = newValue }
  }

  /// The title that the controller's tab shows; nil if there is none.
  package final var titleOfTab: String? {
    if let tab { return tab.shownItem.title }
    if let root = rootWithTabBarItem { return root.titleOfTab }
    return attachments.find(TabItem.self)?.showing(tabTitle).title ?? tabTitle
  }

  /// The root of a navigation controller that takes its item from its root.
  private var rootWithTabBarItem: ViewController? {
    guard let root = navigation?.viewControllers.first, attachments.find(TabItem.self) == nil
    else { return nil }
    return title == nil || root.attachments.find(TabItem.self) != nil ? root : nil
  }

  private var tabTitle: String? { title ?? navigation?.viewControllers.first?.title }
}

/// The item of a controller's tab.
@MainActor private final class TabItem {
  var item: TabBarItem
  /// The title that the controller had when the item's title was set.
  private var known: String?

  init(_ item: TabBarItem, _ known: String?) {
    (self.item, self.known) = (item, known)
  }

  /// Returns the item, with the controller's title if this title has changed.
  func showing(_ title: String?) -> TabBarItem {
    if known != title { (known, item.title) = (title, title) }
    return item
  }
}

extension TabBarItem {
  fileprivate convenience init(titled title: String?) {
    self.init()
    self.title = title
  }
}
