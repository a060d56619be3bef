public import Foundation

/// An object that lets a gesture control the progress of a transition.
@preconcurrency @MainActor public protocol ViewControllerInteractiveTransitioning: AnyObject {
  /// Starts the transition (T-3).
  ///
  /// Called instead of `animateTransition(using:)`, even if ``wantsInteractiveStart`` is false
  /// (T-44). If the context's `isInteractive` is true, the gesture controls the start. In this case
  /// call the context's `updateInteractiveTransition`, then `finishInteractiveTransition` or
  /// `cancelInteractiveTransition`, and finally `completeTransition(_:)` (T-43).
  func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning)

  /// The speed after the interaction has ended, above 0; 1 is the speed at which the whole
  /// transition takes the animator's duration (T-31).
  ///
  /// Optional.
  var completionSpeed: CGFloat { get }

  /// The curve of the animations alongside the transition, after the interaction has ended (T-32,
  /// T-43).
  ///
  /// Optional.
  var completionCurve: View.AnimationCurve { get }

  /// Whether the gesture controls the transition from its beginning (T-34).
  ///
  /// Optional.
  var wantsInteractiveStart: Bool { get }
}

extension ViewControllerInteractiveTransitioning {
  /// The speed 1, at which the whole transition takes the animator's duration.
  public var completionSpeed: CGFloat { 1 }

  /// The curve `easeInOut`.
  public var completionCurve: View.AnimationCurve { .easeInOut }

  /// Whether the gesture controls the transition from its beginning; the default is true.
  public var wantsInteractiveStart: Bool { true }
}
