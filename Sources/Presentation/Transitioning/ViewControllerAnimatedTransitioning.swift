public import Foundation

/// An object that animates a transition.
@preconcurrency @MainActor public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration of the transition in seconds.
  ///
  /// The method may be called several times, with a context or with nil (T-4).
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Adds the view that appears, starts the animation, and calls `completeTransition(_:)` exactly
  /// once, in this call or later (T-6, T-10, P-118).
  ///
  /// This method is not called if the interaction controller starts the transition in another way
  /// (T-44, T-45).
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning)

  /// Returns the property animator that `animateTransition(using:)` starts (T-40).
  ///
  /// Optional. If this method is not implemented, a gesture cannot pause the transition while it
  /// runs (T-41). The method is called at most once in a transition: when a gesture starts the
  /// transition, or when a running transition is paused. If a gesture starts the transition, the
  /// returned animator is paused, and `animateTransition(using:)` is not called (T-45).
  func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating

  /// Called at the end of the transition, after all other callbacks and before the coordinator's
  /// completions (T-14).
  ///
  /// Optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  /// Returns a marker for "no interruptible animator", as if the method were not implemented.
  public func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating {
    Unimplemented.interruptible
  }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
