import Presentation

/// The delegate of a scenario's stacks, which logs its calls.
final class FlipGuide: NavigationControllerDelegate {
  weak var scene: Scene?
  /// The way in which its animators end; nil for the system's transition.
  var ending: ProbeAnimator.Ending?
  /// Whether the scenario steers the next transition that has an animator.
  var steersNext = false

  private func moment(_ what: String) { scene?.moment(what) }

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {
    moment("\(viewController.name).willShow")
  }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {
    moment("\(viewController.name).didShow")
  }

  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    moment("\(toVC.name).asked for \(operation)")
    guard let ending, let probe = (operation == .push ? toVC : fromVC) as? FlipProbe else {
      return nil
    }
    return ProbeAnimator(probe, ending, places: true)
  }

  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    defer { steersNext = false }
    return steersNext ? animationController as? any ViewControllerInteractiveTransitioning : nil
  }
}
