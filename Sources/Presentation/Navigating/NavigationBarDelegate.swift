/// A navigation controller that adopts this protocol is asked before the back button pops (N-37),
/// and is called after other pops (N-37b).
@preconcurrency @MainActor public protocol NavigationBarDelegate: AnyObject {
  /// Returns whether the back button may pop the controller of `item`; by default true.
  ///
  /// To ask the user first, return false, and pop the controller later. In the call after a tap on
  /// the back button, `item` is the item of the `topViewController`.
  ///
  /// The method is also called after `popViewController(animated:)`, and when an edge swipe begins.
  /// The controller of `item` is then no longer in the stack, and the result is ignored (N-37b).
  /// Return true in these calls.
  func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool
}

extension NavigationBarDelegate {
  /// Returns true by default.
  public func navigationBar(
    _ navigationBar: NavigationBar, shouldPop item: NavigationItem
  ) -> Bool { true }
}
