public import Foundation

/// Animates one transition.
@preconcurrency @MainActor public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// Seconds; may be asked any number of times, with nil or a context (T-4).
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Adds the view that comes, animates, and calls `completeTransition(_:)` exactly once, now or
  /// later (T-6, T-10, P-118).
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning)

  /// The animator that `animateTransition` starts, always the same one for one transition; may be
  /// asked any number of times (T-40).
  ///
  /// Optional. Only a transition that has one can be grabbed on its way (T-41), and what others
  /// animate alongside is added to it (T-18).
  func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating

  /// After everything else, before the coordinator's completions (T-14). Optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  /// Says that there is none.
  public func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating {
    Unimplemented.interruptible
  }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
