public import Foundation

/// Steers one transition by a gesture instead of by time.
@preconcurrency @MainActor public protocol ViewControllerInteractiveTransitioning: AnyObject {
  /// Starts the transition (T-3).
  ///
  /// Called instead of `animateTransition(using:)`, also if ``wantsInteractiveStart`` is false
  /// (T-44); the context's `isInteractive` tells which. Under a hand, call the context's
  /// `updateInteractiveTransition`, then `finish…` or `cancel…`, and in the end
  /// `completeTransition(_:)` (T-43).
  func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning)

  /// The speed of the rest after `finish…` or `cancel…`, relative to the animator's duration
  /// (T-31); above 0. Optional.
  var completionSpeed: CGFloat { get }

  /// The curve of the rest, for what moves beside the transition (T-32, T-43). Optional.
  var completionCurve: View.AnimationCurve { get }

  /// Whether the transition begins under a hand (T-34). Optional.
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
