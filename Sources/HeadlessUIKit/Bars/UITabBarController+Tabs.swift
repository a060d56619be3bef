public import Presentation

extension TabBarController {
  /// The tabs, from the first to the last.
  ///
  /// Setting the property creates the controllers of all tabs, and sets `viewControllers`. For
  /// controllers that were set without a tab, the array has no tabs.
  public final var tabs: [UITab] {
    get { (viewControllers ?? []).compactMap { assignedTab(of: $0) } }
    set { setTabs(newValue, animated: false) }
  }

  /// Creates a tab bar controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// Sets the ``tabs``, and `viewControllers` with `setViewControllers(_:animated:)`.
  ///
  /// A tab without a controller is ignored.
  public final func setTabs(_ tabs: [UITab], animated: Bool) {
    let shown = tabs.compactMap { tab in tab.viewController.map { (tab: tab, controller: $0) } }
    for (tab, controller) in shown { controller.tabBarItem = tab.item }
    assignedTabs.removeAll { old in shown.contains { $0.controller === old.controller } }
    assignedTabs = shown + assignedTabs
    setViewControllers(shown.map(\.controller), animated: animated)
    releaseOldTabs()
  }

  private func assignedTab(of controller: ViewController) -> UITab? {
    assignedTabs.first { $0.controller === controller }?.tab
  }

  /// The selected tab, which may be inside a group; nil if the selected controller has no tab.
  ///
  /// Setting the property selects the tab in the same way as setting `selectedViewController`. A
  /// tab inside a group becomes the selected child of the group. If the group has no closure that
  /// creates a controller, the controller of the child replaces the controller that the group has
  /// shown.
  public final var selectedTab: UITab? {
    get {
      selectedViewController.flatMap { selected in
        assignedTab(of: selected).map { selected.tab ?? $0 }
      }
    }
    set { if let newValue { select(newValue) } }
  }

  private func select(_ tab: UITab) {
    var root = tab
    while let group = root.parent {
      group.selectedChild = root
      root = group
    }
    guard let controller = root.viewController else { return }
    let shown = assignedTabs.first { $0.tab === root }?.controller
    if let index = viewControllers?.firstIndex(where: { $0 === shown }), shown !== controller {
      controller.tabBarItem = root.item
      assignedTabs.append((root, controller))
      viewControllers?[index] = controller
    }
    selectedViewController = controller
  }

  /// Returns the tab with an identifier, also if the tab is inside a group; nil if there is none.
  public final func tab(forIdentifier identifier: String) -> UITab? {
    var waiting = tabs
    while !waiting.isEmpty {
      let tab = waiting.removeFirst()
      if tab.identifier == identifier { return tab }
      waiting += ((tab as? UITabGroup)?.children ?? []).filter { $0.parent === tab }
    }
    return nil
  }

  /// The style of a tab bar controller; the raw values are the same as in UIKit.
  public enum Mode: Int, Hashable, Sendable {
    /// The system decides.
    case automatic
    /// Only a bar.
    case tabBar
    /// A bar that becomes a sidebar.
    case tabSidebar
  }

  /// The style; the value is stored but has no effect, because there is no sidebar.
  public final var mode: Mode {
    get { kept.mode }
    set { kept.mode = newValue }
  }

  private var kept: KeptOfTabs { attachments.find { KeptOfTabs() } }
}

/// The values of a tab bar controller that are stored but have no effect.
@MainActor private final class KeptOfTabs {
  var mode = TabBarController.Mode.automatic
}
