import Presentation
import PresentationTransitions

/// A plan's stack delegate that returns animators.
///
/// Plans without animators use `PlannedStackDelegate`, because the trace would contain calls of an
/// animator method even if the method returned nil.
final class PlannedAnimatingStackDelegate: NavigationControllerDelegate {
  private unowned let part: ScriptedBehavior
  private let listener: PlannedStackDelegate

  init(of part: ScriptedBehavior) {
    self.part = part
    listener = PlannedStackDelegate(of: part)
  }

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {
    listener.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {
    listener.navigationController(
      navigationController, didShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    if let transition = part.transition {
      return transition.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }
    part.interaction = operation == .push ? part.comingInteraction : part.goingInteraction
    return operation == .push ? part.coming : part.going
  }

  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    if let transition = part.transition {
      return transition.navigationController(
        navigationController, interactionControllerFor: animationController)
    }
    return part.interaction
  }
}
