public import Presentation

/// A delegate that is called when the user taps an item of a tab bar.
///
/// A tab bar controller is the delegate of its bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  /// Called after the user has selected an item; optional.
  func tabBar(_ tabBar: TabBar, didSelect item: UITabBarItem)
  /// Never called by this package: the user cannot rearrange the items.
  func tabBar(_ tabBar: TabBar, willBeginCustomizing items: [UITabBarItem])
  /// Never called by this package: the user cannot rearrange the items.
  func tabBar(_ tabBar: TabBar, didBeginCustomizing items: [UITabBarItem])
  /// Never called by this package: the user cannot rearrange the items.
  func tabBar(_ tabBar: TabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// Never called by this package: the user cannot rearrange the items.
  func tabBar(_ tabBar: TabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// Does nothing by default.
  public func tabBar(_ tabBar: TabBar, didSelect item: UITabBarItem) {}
  /// Does nothing by default.
  public func tabBar(_ tabBar: TabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing by default.
  public func tabBar(_ tabBar: TabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing by default.
  public func tabBar(_ tabBar: TabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// Does nothing by default.
  public func tabBar(_ tabBar: TabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
