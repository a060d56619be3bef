public import Presentation

/// A delegate that is called when the user taps an item of a tab bar.
///
/// The delegate of a tab bar controller's bar is never called.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  /// Called after the user has selected an item; optional.
  func tabBar(_ tabBar: TabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing by default.
  public func tabBar(_ tabBar: TabBar, didSelect item: UITabBarItem) {}
}
