import Presentation
import PresentationTesting

/// A delegate of stacks and tab bar controllers with random animators.
///
/// Its callbacks may perform operations.
@MainActor final class SoakMovers: NavigationControllerDelegate, TabBarControllerDelegate {
  private let forward: SoakAnimator?
  private let backward: SoakAnimator?
  private weak var run: SoakRun?

  /// Chooses random animators; in a direction without an animator, the system animates.
  init(for container: any SoakMember, _ numbers: inout SeededNumbers) {
    forward = .drawn(container.name, isPresenting: true, &numbers)
    backward = .drawn(container.name, isPresenting: false, &numbers)
  }

  func join(_ run: SoakRun) {
    self.run = run
    for animator in [forward, backward] { animator?.run = run }
  }

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {
    run?.visit("\(navigationController.name).willShow")
  }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {
    run?.visit("\(navigationController.name).didShow")
  }

  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    run?.visit("\(navigationController.name).animationControllerFor")
    return operation == .push ? forward : backward
  }

  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    run?.visit("\(tabBarController.name).shouldSelect")
    return true
  }

  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {
    run?.visit("\(tabBarController.name).didSelect")
  }

  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    run?.visit("\(tabBarController.name).animationControllerForTransition")
    return forward
  }
}
