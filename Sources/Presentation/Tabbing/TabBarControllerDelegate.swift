/// The delegate of a tab bar controller, which allows or refuses taps and supplies animators for
/// changes of the selection.
@preconcurrency @MainActor public protocol TabBarControllerDelegate: AnyObject {
  /// Returns whether a tap may select a controller.
  ///
  /// Called only for taps by the user, before anything changes (N-101).
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool

  /// Called after a tap by the user, when the selection has changed and its transition has started.
  ///
  /// Called even if the tapped tab was selected before, but not after a refused tap (N-101).
  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController)

  /// Returns the animator for a change of the selection, or nil for a change without animation
  /// (N-102).
  ///
  /// Called for changes on screen by taps and by the app's code. The call happens inside the call
  /// that changes the selection, after the selection has changed (N-103). Not called while
  /// animations are disabled (T-1). Optional.
  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// Returns the interaction controller for an animator of this delegate, or nil if the transition
  /// runs by itself (N-102, T-2).
  ///
  /// At the time of the call, the transition's coordinator exists. Optional.
  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?

  /// Never called, because the user cannot rearrange the tabs. Optional.
  func tabBarController(
    _ tabBarController: TabBarController, willBeginCustomizing viewControllers: [ViewController])

  /// Never called, because the user cannot rearrange the tabs. Optional.
  func tabBarController(
    _ tabBarController: TabBarController, willEndCustomizing viewControllers: [ViewController],
    changed: Bool)

  /// Never called, because the user cannot rearrange the tabs. Optional.
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

  /// Lets the selection change without animation, as if the method were not implemented.
  public func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    Unimplemented.animator
  }

  /// Lets the transition run by itself, as if the method were not implemented.
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
