package import Presentation

/// A delegate of navigation stacks whose methods call closures.
///
/// A method without a closure behaves as if it were not implemented.
@MainActor package final class ScriptedStackDelegate: NavigationControllerDelegate {
  package typealias Display = (NavigationController, ViewController) -> Void

  package var willShow: Display?
  package var didShow: Display?
  /// Returns the animator for a push or pop.
  ///
  /// The two controllers in the arguments are the disappearing and the appearing controller.
  package var animator:
    (
      (NavigationController, NavigationController.Operation, ViewController, ViewController) ->
        (any ViewControllerAnimatedTransitioning)?
    )?
  package var interactor:
    (
      (NavigationController, any ViewControllerAnimatedTransitioning) ->
        (any ViewControllerInteractiveTransitioning)?
    )?

  package init() {}

  package func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {
    willShow?(navigationController, viewController)
  }

  package func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {
    didShow?(navigationController, viewController)
  }

  package func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    guard let animator else { return Unimplemented.animator }
    return animator(navigationController, operation, fromVC, toVC)
  }

  package func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    guard let interactor else { return Unimplemented.interactor }
    return interactor(navigationController, animationController)
  }
}
