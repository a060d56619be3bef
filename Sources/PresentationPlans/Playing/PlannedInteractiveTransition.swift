import Presentation

/// A transitioning delegate of a plan that also supplies interaction controllers.
///
/// A delegate without them is `PlannedTransition`: returning nil is traced, having no method is
/// not.
final class PlannedInteractiveTransition: ViewControllerTransitioningDelegate {
  private let planned: PlannedTransition
  private let presenting: PercentDrivenInteractiveTransition?
  private let dismissing: PercentDrivenInteractiveTransition?
  private let onAsk: (PercentDrivenInteractiveTransition?) -> Void

  init(
    _ planned: PlannedTransition, presenting: PercentDrivenInteractiveTransition?,
    dismissing: PercentDrivenInteractiveTransition?,
    onAsk: @escaping (PercentDrivenInteractiveTransition?) -> Void
  ) {
    (self.planned, self.presenting, self.dismissing) = (planned, presenting, dismissing)
    self.onAsk = onAsk
  }

  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    planned.presentationController(
      forPresented: presented, presenting: presenting, source: source)
  }

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    planned.animationController(forPresented: presented, presenting: presenting, source: source)
  }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    planned.animationController(forDismissed: dismissed)
  }

  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    onAsk(presenting)
    return presenting
  }

  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    onAsk(dismissing)
    return dismissing
  }
}
