public import Presentation

/// The delegate of a navigation bar; every method is optional.
///
/// The methods are never called. To prevent that the user pops a controller, hide the back button,
/// and set the `isEnabled` property of the recognizer for the edge swipe to false.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns whether an item may be pushed; by default true.
  func navigationBar(_ navigationBar: NavigationBar, shouldPush item: NavigationItem) -> Bool

  /// Called after an item was pushed.
  func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem)

  /// Returns whether an item may be popped; by default true.
  func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool

  /// Called after an item was popped.
  func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem)
}

extension UINavigationBarDelegate {
  /// Returns true by default.
  public func navigationBar(
    _ navigationBar: NavigationBar, shouldPush item: NavigationItem
  ) -> Bool { true }

  /// Does nothing by default.
  public func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem) {}

  /// Returns true by default.
  public func navigationBar(
    _ navigationBar: NavigationBar, shouldPop item: NavigationItem
  ) -> Bool { true }

  /// Does nothing by default.
  public func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem) {}
}

extension NavigationBar: UIBarPositioning {
  /// The position of the bar: the upper side of the screen.
  public final var barPosition: UIBarPosition { .topAttached }
}
