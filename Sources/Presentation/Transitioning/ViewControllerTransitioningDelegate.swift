/// Supplies what makes the presentation of one controller special.
///
/// Every method is optional.
@preconcurrency @MainActor public protocol ViewControllerTransitioningDelegate: AnyObject {
  /// The presentation controller of a `custom` style; `presenting` is nil here (P-18, P-24).
  /// Nil selects a plain one (P-25).
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController?

  /// The animator of an animated presentation, asked after the validity checks and before the
  /// links (P-11, P-24). Nil selects the system's animation (P-25).
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// The animator of an animated dismissal (P-28). Nil selects the system's animation.
  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// Returns the interaction controller of a presentation, or nil if it is not interactive; called
  /// only after an animator was returned, with that animator (P-24, T-2).
  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?

  /// Returns the interaction controller of a dismissal, or nil if it is not interactive; called
  /// only after an animator was returned, with that animator (P-28, T-2).
  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
}

extension ViewControllerTransitioningDelegate {
  /// Not implemented: a plain presentation controller.
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    Unimplemented.presentation
  }

  /// Not implemented: the system's animation.
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    Unimplemented.animator
  }

  /// Not implemented: the system's animation.
  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    Unimplemented.animator
  }

  /// Not implemented: time steers.
  public func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    Unimplemented.interactor
  }

  /// Not implemented: time steers.
  public func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    Unimplemented.interactor
  }
}
