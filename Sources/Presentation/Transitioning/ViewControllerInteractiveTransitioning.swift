public import Foundation

/// Steers one transition by a gesture instead of by time.
@preconcurrency @MainActor public protocol ViewControllerInteractiveTransitioning: AnyObject {
  /// Called instead of `animateTransition` (T-3). From here on it calls the context's
  /// `updateInteractiveTransition`, then `finish…` or `cancel…`, and in the end
  /// `completeTransition(_:)` (T-43).
  func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning)

  /// How much faster than the animator's duration the rest goes after `finish…` or `cancel…`
  /// (T-31); above 0. Optional.
  var completionSpeed: CGFloat { get }

  /// The curve of the rest, for what moves beside the transition (T-32, T-43). Optional.
  var completionCurve: View.AnimationCurve { get }

  /// Whether the transition begins interactively (T-34). Optional.
  var wantsInteractiveStart: Bool { get }
}

extension ViewControllerInteractiveTransitioning {
  /// 1: as fast as the animator says.
  public var completionSpeed: CGFloat { 1 }

  /// easeInOut.
  public var completionCurve: View.AnimationCurve { .easeInOut }

  /// True.
  public var wantsInteractiveStart: Bool { true }
}
