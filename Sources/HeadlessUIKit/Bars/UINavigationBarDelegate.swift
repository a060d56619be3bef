public import Presentation

/// The delegate of a navigation bar; every method is optional.
///
/// A navigation controller that adopts the protocol is asked by `navigationBar(_:shouldPop:)` after
/// a tap on the back button (N-37). The method is also called when an edge swipe begins, and after
/// `popViewController(animated:)` (N-37b). The other methods are called only by a bar that the app
/// has created.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: NavigationBarDelegate, UIBarPositioningDelegate {
  /// Returns whether an item may be pushed; by default true.
  func navigationBar(_ navigationBar: NavigationBar, shouldPush item: NavigationItem) -> Bool

  /// Called after an item was pushed.
  func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem)

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

  /// Does nothing by default.
  public func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem) {}
}

extension NavigationBar: UIBarPositioning {
  /// The position of the bar: the upper side of the screen.
  public final var barPosition: UIBarPosition { .topAttached }
}
