import Presentation

/// A plan's transitioning delegate with interaction controllers.
///
/// Plans without interaction controllers use `PlannedTransition`, because the trace would contain
/// calls of these methods even if they returned nil.
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
