public import Presentation

extension TabBar {
  /// The delegate, which is called when the user taps an item; not retained.
  ///
  /// The delegate of a tab bar controller's bar is the tab bar controller; setting the property of
  /// this bar is an error (N-101b).
  public final weak var delegate: (any UITabBarDelegate)? {
    get { owner ?? own.delegate }
    set {
      guard owner == nil else { return clientWorld.report(Issues.managedTabBarDelegate()) }
      own.delegate = newValue
    }
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

  private var own: OwnDelegate { attachment { OwnDelegate() } }
}

extension TabBarController: UITabBarDelegate {}

/// The delegate of a bar that does not belong to a tab bar controller.
@MainActor private final class OwnDelegate {
  weak var delegate: (any UITabBarDelegate)?
}
