public import Foundation

/// Animates one transition.
@preconcurrency @MainActor public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the seconds that the transition takes; may be called any number of times, with nil or
  /// a context (T-4).
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Adds the incoming view, animates, and calls `completeTransition(_:)` exactly once, now or
  /// later (T-6, T-10, P-118).
  ///
  /// Not called if an interaction controller starts the transition in another way (T-44, T-45).
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning)

  /// Returns the animator that `animateTransition(using:)` starts (T-40).
  ///
  /// Optional. Only a transition that has one can be grabbed on its way (T-41). The system asks for
  /// it at most once per transition: at the start under a hand, which pauses it instead of calling
  /// `animateTransition(using:)`, or when a running transition is paused (T-45).
  func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating

  /// Called after everything else and before the coordinator's completions (T-14). Optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  /// Returns a marker: there is none.
  public func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating {
    Unimplemented.interruptible
  }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
