import Presentation

/// A plan's transitioning delegate without interaction controllers.
final class PlannedTransition: ViewControllerTransitioningDelegate {
  private let presenting: (any ViewControllerAnimatedTransitioning)?
  private let dismissing: (any ViewControllerAnimatedTransitioning)?
  private let presentation: PlanController?

  /// Creates a delegate that returns the given animators.
  ///
  /// - Parameter presentation: The plan of the presentation controller. If it is nil, the delegate
  ///   returns no presentation controller, and the system creates a plain one (P-25).
  init(
    presenting: (any ViewControllerAnimatedTransitioning)?,
    dismissing: (any ViewControllerAnimatedTransitioning)?, presentation: PlanController?
  ) {
    (self.presenting, self.dismissing) = (presenting, dismissing)
    self.presentation = presentation
  }

  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    presentation.map { PlannedPresentation(presented, presenting: presenting, as: $0) }
  }

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    self.presenting
  }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    dismissing
  }
}
