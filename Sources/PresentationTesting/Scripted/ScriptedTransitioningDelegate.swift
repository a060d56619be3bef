package import Presentation

/// A transitioning delegate whose methods call closures.
///
/// A method without a closure behaves as if it were not implemented.
@MainActor package final class ScriptedTransitioningDelegate: ViewControllerTransitioningDelegate {
  /// The direction of a transition; the closures `animator` and `interactor` get it as an argument.
  package enum Direction: Hashable, Sendable {
    case presenting
    case dismissing
  }

  /// Returns the presentation controller for a presentation.
  ///
  /// The arguments are the presented and the presenting controller.
  package var presentation: ((ViewController, ViewController?) -> PresentationController?)?
  /// Returns the animator for the presented or dismissed controller.
  package var animator: ((ViewController, Direction) -> (any ViewControllerAnimatedTransitioning)?)?
  package var interactor:
    (
      (any ViewControllerAnimatedTransitioning, Direction) ->
        (any ViewControllerInteractiveTransitioning)?
    )?

  package init() {}

  package func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    guard let presentation else { return Unimplemented.presentation }
    return presentation(presented, presenting)
  }

  package func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    animator(of: presented, .presenting)
  }

  package func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    animator(of: dismissed, .dismissing)
  }

  package func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    interactor(for: animator, .presenting)
  }

  package func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    interactor(for: animator, .dismissing)
  }

  private func animator(
    of controller: ViewController, _ direction: Direction
  ) -> (any ViewControllerAnimatedTransitioning)? {
    guard let animator else { return Unimplemented.animator }
    return animator(controller, direction)
  }

  private func interactor(
    for animator: any ViewControllerAnimatedTransitioning, _ direction: Direction
  ) -> (any ViewControllerInteractiveTransitioning)? {
    guard let interactor else { return Unimplemented.interactor }
    return interactor(animator, direction)
  }
}
