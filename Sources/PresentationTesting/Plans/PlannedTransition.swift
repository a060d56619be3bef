import Presentation

/// A transitioning delegate of a plan.
final class PlannedTransition: ViewControllerTransitioningDelegate {
  private let presenting: PlannedAnimator?
  private let dismissing: PlannedAnimator?
  private let removesPresenter: Bool?

  /// A delegate with the given animators; with nil for `removesPresenter` it answers no
  /// presentation controller, so that the system takes a plain one (P-25).
  init(presenting: PlannedAnimator?, dismissing: PlannedAnimator?, removesPresenter: Bool?) {
    (self.presenting, self.dismissing) = (presenting, dismissing)
    self.removesPresenter = removesPresenter
  }

  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    removesPresenter.map {
      PlannedPresentation(presented, presenting: presenting, removesPresenter: $0)
    }
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
