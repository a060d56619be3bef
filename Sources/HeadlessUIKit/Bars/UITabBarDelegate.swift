public import Presentation

/// A delegate that is called when the user taps an item of a tab bar.
///
/// A tab bar controller is the delegate of its bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  /// Called after the user has selected an item; optional.
  func tabBar(_ tabBar: TabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing by default.
  public func tabBar(_ tabBar: TabBar, didSelect item: UITabBarItem) {}
}
