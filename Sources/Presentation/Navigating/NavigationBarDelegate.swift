/// A navigation controller that adopts this protocol is asked before the back button pops (N-37).
@preconcurrency @MainActor public protocol NavigationBarDelegate: AnyObject {
  /// Returns whether the back button may pop the controller of `item`; by default true.
  ///
  /// To ask the user first, return false, and pop the controller later. The method is called only
  /// after a tap on the back button. Edge swipes and pops by the app's code do not call it.
  func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool
}

extension NavigationBarDelegate {
  /// Returns true by default.
  public func navigationBar(
    _ navigationBar: NavigationBar, shouldPop item: NavigationItem
  ) -> Bool { true }
}
