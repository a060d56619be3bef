public import Foundation

/// The bar at the bottom of a tab bar controller's view.
///
/// The bar draws nothing, but has a frame. If the selected tab is a navigation controller, the bar
/// is hidden while any controller in its stack has `hidesBottomBarWhenPushed` (N-36).
@preconcurrency @MainActor open class TabBar: View {
  /// The height of a bar in points, including the free space below its items.
  public static let height: CGFloat = 83
  /// The tab bar controller whose bar this is; nil for a bar that the app has created.
  package private(set) final weak var owner: TabBarController?

  convenience init(of owner: TabBarController) {
    self.init("tab bar")
    self.owner = owner
  }

  final func belong(to owner: TabBarController?) {
    self.owner = owner
    if owner == nil { ownItems = nil }
  }

  /// The items of the bar.
  ///
  /// An app can set the items of a bar that the app has created. In a tab bar controller's bar, the
  /// items belong to the controllers in the tabs, and setting the property is an error (N-101b).
  open var items: [TabBarItem]? {
    get { owner?.viewControllers?.map(\.tabBarItem) ?? ownItems }
    set {
      guard mayChange() else { return }
      ownItems = newValue
      if let selected = ownSelectedItem, !has(selected) { ownSelectedItem = nil }
    }
  }
  private final var ownItems: [TabBarItem]?

  /// The selected item; nil if no item is selected.
  ///
  /// Setting an item that is not in ``items`` has no effect. If the selected item leaves ``items``,
  /// no item is selected.
  ///
  /// In a tab bar controller's bar, the value is the item of the selected controller, and setting
  /// the property is an error (N-101b).
  open var selectedItem: TabBarItem? {
    get { owner.map { $0.selectedViewController?.tabBarItem } ?? ownSelectedItem }
    set { if mayChange(), newValue.map(has) ?? true { ownSelectedItem = newValue } }
  }
  private final var ownSelectedItem: TabBarItem?

  /// Sets the ``items`` of a bar that the app has created; the change is never animated.
  ///
  /// A tab bar controller calls the method on a bar of the app's own class when the tabs change.
  open func setItems(_ items: [TabBarItem]?, animated: Bool) { self.items = items }

  /// Gives the items of the tabs to a bar of the app's own class.
  final func setItemsOfTabs(_ items: [TabBarItem]?) {
    isGivenItems = true
    setItems(items, animated: false)
    isGivenItems = false
  }
  private final var isGivenItems = false

  /// Returns whether the app may change the bar; raises UIKit's issue if the bar belongs to a tab
  /// bar controller (N-101b).
  private func mayChange() -> Bool {
    if let owner, !isGivenItems { owner.worldToEnter.report(Issues.managedTabBar()) }
    return owner == nil
  }

  private func has(_ item: TabBarItem) -> Bool { ownItems?.contains { $0 === item } == true }

  /// Has no effect: the user cannot rearrange the items.
  open func beginCustomizingItems(_ items: [TabBarItem]) {}

  /// Has no effect, and returns false: the user cannot rearrange the items.
  open func endCustomizing(animated: Bool) -> Bool { false }

  /// Whether the user is rearranging the items, which is never the case.
  open var isCustomizing: Bool { false }
}
