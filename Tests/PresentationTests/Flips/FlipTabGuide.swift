import Presentation

/// The delegate of a scenario's tabs, which logs its calls.
final class FlipTabGuide: TabBarControllerDelegate {
  weak var scene: Scene?
  /// The way in which its animators end; nil for no animator.
  var ending: ProbeAnimator.Ending?
  /// The controller in whose name animators log; nil for the controller that is selected.
  weak var mover: FlipProbe?
  /// Whether the scenario steers the next transition.
  var steersNext = false

  private func moment(_ what: String) { scene?.moment(what) }

  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    moment("\(viewController.name).shouldSelect")
    return true
  }

  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {
    moment("\(viewController.name).didSelect")
  }

  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    moment("\(toVC.name).asked for animator")
    guard let ending, let probe = mover ?? toVC as? FlipProbe else { return nil }
    return ProbeAnimator(probe, ending, places: true)
  }

  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    defer { steersNext = false }
    return steersNext ? animationController as? any ViewControllerInteractiveTransitioning : nil
  }
}
