import Presentation

/// The delegate of a scenario's tabs, which notes what it hears.
final class FlipTabGuide: TabBarControllerDelegate {
  weak var scene: Scene?
  /// How its animators end; nil for none.
  var ending: ProbeAnimator.Ending?
  /// Whom its animators tell of; nil for the one that is selected.
  weak var mover: FlipProbe?
  /// Whether the next transition is steered by the scenario.
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
