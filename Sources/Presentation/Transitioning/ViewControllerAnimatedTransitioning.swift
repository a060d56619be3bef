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

  /// After everything else, before the coordinator's completions (T-14). Optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
