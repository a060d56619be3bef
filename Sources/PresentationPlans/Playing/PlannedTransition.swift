import Presentation

/// A transitioning delegate of a plan.
final class PlannedTransition: ViewControllerTransitioningDelegate {
  private let presenting: (any ViewControllerAnimatedTransitioning)?
  private let dismissing: (any ViewControllerAnimatedTransitioning)?
  private let presentation: PlanController?

  /// A delegate with the given animators; with nil for `presentation` it returns no presentation
  /// controller, so that the system uses a plain one (P-25).
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
