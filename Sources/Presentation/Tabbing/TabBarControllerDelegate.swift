/// The delegate of a tab bar controller, which is called for taps and supplies the animators of all
/// changes of the selection.
@preconcurrency @MainActor public protocol TabBarControllerDelegate: AnyObject {
  /// Whether a tap may select; asked for the user's taps alone, before anything changes (N-101).
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool

  /// After a user's tap: the selection has changed, and its transition has started.
  ///
  /// Also after a tap on the tab that is selected already; not after one that was refused (N-101).
  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController)

  /// Supplies the animator of a change of the selection on screen, by tap or by code; nil for a
  /// change without animation (N-102).
  ///
  /// Asked inside the call, once the selection has changed (N-103); not while animations are off
  /// (T-1). Optional.
  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// Supplies what steers that animator; nil for time (N-102, T-2).
  ///
  /// The coordinator is there already. Optional.
  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?

  /// Called before the user rearranges the tabs: never, since the user cannot. Optional.
  func tabBarController(
    _ tabBarController: TabBarController, willBeginCustomizing viewControllers: [ViewController])

  /// Called before the user has rearranged the tabs: never, since the user cannot. Optional.
  func tabBarController(
    _ tabBarController: TabBarController, willEndCustomizing viewControllers: [ViewController],
    changed: Bool)

  /// Called after the user has rearranged the tabs: never, since the user cannot. Optional.
  func tabBarController(
    _ tabBarController: TabBarController, didEndCustomizing viewControllers: [ViewController],
    changed: Bool)
}

extension TabBarControllerDelegate {
  /// Allows every tap.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    true
  }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {}

  /// Says that it is not implemented.
  public func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    Unimplemented.animator
  }

  /// Says that it is not implemented.
  public func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    Unimplemented.interactor
  }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController, willBeginCustomizing viewControllers: [ViewController]
  ) {}

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController, willEndCustomizing viewControllers: [ViewController],
    changed: Bool
  ) {}

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController, didEndCustomizing viewControllers: [ViewController],
    changed: Bool
  ) {}
}
