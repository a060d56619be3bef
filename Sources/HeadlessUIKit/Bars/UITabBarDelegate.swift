public import Presentation

/// The delegate of an app's own tab bar, which is called when the user taps an item.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  /// Called after the user has selected an item; optional.
  func tabBar(_ tabBar: TabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: TabBar, didSelect item: UITabBarItem) {}
}
