/// A container that shows the controllers of navigation controllers on another stack.
///
/// A split view controller does so in a narrow window (C-21).
@MainActor package protocol StackHost: AnyObject {
  /// The navigation controller on whose stack the controllers are.
  var commonStack: NavigationController? { get }
  /// Returns the controllers that belong to a navigation controller, from the lowest to the
  /// highest.
  func controllers(of stack: NavigationController) -> [ViewController]
  /// Replaces the controllers that belong to a navigation controller.
  func set(_ controllers: [ViewController], of stack: NavigationController, animated: Bool)
  /// Returns whether the controllers of a navigation controller are on the ``commonStack``.
  func shows(_ stack: NavigationController) -> Bool
  /// Gives a navigation controller its controllers back, because it is used elsewhere.
  func lose(_ stack: NavigationController)
}
