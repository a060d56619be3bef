public import Foundation

/// An object that animates a transition.
@preconcurrency @MainActor public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration of the transition in seconds.
  ///
  /// The method may be called several times, with a context or with nil (T-4).
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Adds the appearing view to the container view, and starts the animation (T-6).
  ///
  /// The implementation must call `completeTransition(_:)` exactly once, in this call or later
  /// (T-10, P-118). If the transition has an interaction controller, the system does not call this
  /// method. Instead, the interaction controller calls this method if needed (T-44, T-45).
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning)

  /// Returns the property animator that `animateTransition(using:)` starts (T-40).
  ///
  /// Optional. If this method is not implemented, a gesture cannot pause the running transition
  /// (T-41).
  ///
  /// The method is called at most once: when a gesture starts or pauses the transition. If a
  /// gesture starts the transition, the returned animator is paused, and
  /// `animateTransition(using:)` is not called (T-45).
  func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating

  /// Called at the end of the transition, after the `viewDid…` callbacks and before the
  /// coordinator's completions (T-14).
  ///
  /// Optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  /// The default implementation; it returns an object that stands for "no interruptible animator".
  public func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating {
    Unimplemented.interruptible
  }

  /// Does nothing by default.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
