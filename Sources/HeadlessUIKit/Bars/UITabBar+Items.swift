public import Presentation

extension TabBar {
  /// The items of the bar.
  ///
  /// An app can set the items of a bar that the app has created. In a tab bar controller's bar, the
  /// items belong to the controllers in the tabs, and setting the property has no effect.
  public final var items: [UITabBarItem]? {
    get { owner?.viewControllers?.map(\.tabBarItem) ?? own.items }
    set {
      own.items = newValue
      if let selected = own.selected, !has(selected) { own.selected = nil }
    }
  }

  /// The selected item; nil if no item is selected.
  ///
  /// Setting an item that is not in ``items`` has no effect. If the selected item leaves ``items``,
  /// no item is selected.
  ///
  /// In a tab bar controller's bar, the value is the item of the selected controller, and setting
  /// the property has no effect.
  public final var selectedItem: UITabBarItem? {
    get { owner.map { $0.selectedViewController?.tabBarItem } ?? own.selected }
    set { if newValue.map(has) ?? true { own.selected = newValue } }
  }

  /// Sets the ``items`` of a bar that the app has created; the change is never animated.
  public final func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The delegate, which is called when the user taps an item; not retained.
  ///
  /// The delegate of a tab bar controller's bar is the tab bar controller; setting the property of
  /// this bar has no effect.
  public final var delegate: (any UITabBarDelegate)? {
    get { owner ?? own.delegate }
    set { own.delegate = newValue }
  }

  /// Simulates a tap of the user on an item: selects the item and calls the delegate.
  ///
  /// If this bar belongs to a tab bar controller, the method does nothing. The method also does
  /// nothing while a transition turns user interaction off (P-66a).
  public final func tap(_ item: UITabBarItem) {
    guard owner == nil, !clientWorld.isIgnoringInteractionEvents else { return }
    selectedItem = item
    clientWorld.use { delegate?.tabBar(self, didSelect: item) }
  }

  private var own: OwnItems { attachment { OwnItems() } }

  private func has(_ item: UITabBarItem) -> Bool { own.items?.contains { $0 === item } == true }
}

extension TabBarController: UITabBarDelegate {}

/// The items of a bar that does not belong to a tab bar controller.
@MainActor private final class OwnItems {
  var items: [UITabBarItem]?
  weak var delegate: (any UITabBarDelegate)?
  var selected: UITabBarItem?
}
