public import Presentation

/// A delegate that is called when the user taps an item of a tab bar; never called for the bar of a
/// tab bar controller.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  /// Called after the user has selected an item; optional.
  func tabBar(_ tabBar: TabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: TabBar, didSelect item: UITabBarItem) {}
}
