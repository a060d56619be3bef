/// Steers one transition by a gesture instead of by time.
@preconcurrency @MainActor public protocol ViewControllerInteractiveTransitioning: AnyObject {
  /// Called instead of `animateTransition` (T-3). From here on it calls the context's
  /// `updateInteractiveTransition`, then `finish…` or `cancel…`, and in the end
  /// `completeTransition(_:)` (T-43).
  func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning)
}
