public import Foundation

/// An object that animates a transition.
@preconcurrency @MainActor public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration of the transition in seconds.
  ///
  /// May be called any number of times, with a context or with nil (T-4).
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Adds the incoming view, animates, and calls `completeTransition(_:)` exactly once, in this
  /// call or later (T-6, T-10, P-118).
  ///
  /// Not called if the interaction controller starts the transition in another way (T-44, T-45).
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning)

  /// Returns the property animator that `animateTransition(using:)` starts (T-40).
  ///
  /// Optional. Only a transition with such an animator can be grabbed while it runs (T-41). The
  /// system asks for it at most once per transition: when a gesture starts the transition, or when
  /// a running transition is paused. In the first case the system pauses the animator and does not
  /// call `animateTransition(using:)` (T-45).
  func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating

  /// Called after all other callbacks of the end, and before the coordinator's completions (T-14).
  ///
  /// Optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  /// Provides no interruptible animator, as if the method were not implemented.
  public func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating {
    Unimplemented.interruptible
  }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
