package import Presentation

/// A delegate of tab bar controllers whose methods call closures.
///
/// A method without a closure behaves as if it were not implemented.
@MainActor package final class ScriptedTabsDelegate: TabBarControllerDelegate {
  package var shouldSelect: ((TabBarController, ViewController) -> Bool)?
  package var didSelect: ((TabBarController, ViewController) -> Void)?
  /// Returns the animator for the selection of a tab.
  ///
  /// The two controllers in the arguments are the disappearing and the appearing controller.
  package var animator:
    (
      (TabBarController, ViewController, ViewController) ->
        (any ViewControllerAnimatedTransitioning)?
    )?
  package var interactor:
    ((any ViewControllerAnimatedTransitioning) -> (any ViewControllerInteractiveTransitioning)?)?

  package init() {}

  package func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    shouldSelect?(tabBarController, viewController) ?? true
  }

  package func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {
    didSelect?(tabBarController, viewController)
  }

  package func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    guard let animator else { return Unimplemented.animator }
    return animator(tabBarController, fromVC, toVC)
  }

  package func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    guard let interactor else { return Unimplemented.interactor }
    return interactor(animationController)
  }
}
