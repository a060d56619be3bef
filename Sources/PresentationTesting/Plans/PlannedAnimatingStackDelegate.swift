import Presentation

/// A stack's delegate of a plan that also animates: what comes or goes brings its animator.
///
/// One that does not is `PlannedStackDelegate`: to answer nobody is traced, not to be asked is not.
final class PlannedAnimatingStackDelegate: NavigationControllerDelegate {
  private let listener: PlannedStackDelegate
  /// What drives the animator that was answered last.
  private var interaction: PercentDrivenInteractiveTransition?

  init(of part: PlannedPart) {
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
    let isPush = operation == .push
    guard let part = ((isPush ? toVC : fromVC) as? any PlannedScreen)?.part else { return nil }
    interaction = isPush ? part.comingInteraction : part.goingInteraction
    part.interaction = interaction
    return isPush ? part.coming : part.going
  }

  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    interaction
  }
}
