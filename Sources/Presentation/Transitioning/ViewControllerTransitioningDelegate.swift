/// A delegate that supplies the presentation controller, the animators and the interaction
/// controllers for one controller's presentation.
///
/// Every method is optional.
@preconcurrency @MainActor public protocol ViewControllerTransitioningDelegate: AnyObject {
  /// Returns the presentation controller for the style `custom`; nil for a plain
  /// `PresentationController` (P-25).
  ///
  /// The argument `presenting` is nil, because the presenter is not known yet (P-18, P-24).
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController?

  /// Returns the animator for an animated presentation; nil for the system's animation (P-25).
  ///
  /// Called after `present` has checked that the presentation is possible, and before
  /// `presentedViewController` is set (P-11, P-24).
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// Returns the animator for an animated dismissal; nil for the system's animation (P-28).
  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// Returns the interaction controller of a presentation; nil if the presentation is not
  /// interactive.
  ///
  /// Called only if the delegate has returned an animator, which is passed as `animator` (P-24,
  /// T-2).
  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?

  /// Returns the interaction controller of a dismissal; nil if the dismissal is not interactive.
  ///
  /// Called only if the delegate has returned an animator, which is passed as `animator` (P-28,
  /// T-2).
  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
}

extension ViewControllerTransitioningDelegate {
  /// The default implementation, which selects a plain presentation controller.
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    Unimplemented.presentation
  }

  /// The default implementation, which selects the system's animation.
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    Unimplemented.animator
  }

  /// The default implementation, which selects the system's animation.
  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    Unimplemented.animator
  }

  /// The default implementation, which selects no interaction controller.
  public func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    Unimplemented.interactor
  }

  /// The default implementation, which selects no interaction controller.
  public func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    Unimplemented.interactor
  }
}
