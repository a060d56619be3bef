public import Foundation

/// An object that lets a gesture control the progress of a transition.
@preconcurrency @MainActor public protocol ViewControllerInteractiveTransitioning: AnyObject {
  /// Starts the transition (T-3).
  ///
  /// Called instead of `animateTransition(using:)`, even if ``wantsInteractiveStart`` is false
  /// (T-44).
  ///
  /// If the context's `isInteractive` is true, a gesture controls the transition from its start.
  /// During the gesture, call the context's `updateInteractiveTransition`. At the end of the
  /// gesture, call `finishInteractiveTransition` or `cancelInteractiveTransition`. At the end of
  /// the transition, call `completeTransition(_:)` (T-43).
  func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning)

  /// The speed of the transition after the gesture has ended; must be above 0 (T-31).
  ///
  /// At the speed 1, the whole transition would take the animator's duration. Optional.
  var completionSpeed: CGFloat { get }

  /// The timing curve of the animations alongside the transition after the gesture has ended (T-32,
  /// T-43).
  ///
  /// Optional.
  var completionCurve: View.AnimationCurve { get }

  /// Whether the gesture controls the transition from the transition's beginning (T-34).
  ///
  /// Optional.
  var wantsInteractiveStart: Bool { get }
}

extension ViewControllerInteractiveTransitioning {
  /// The speed 1, at which the whole transition would take the animator's duration.
  public var completionSpeed: CGFloat { 1 }

  /// The timing curve `easeInOut`.
  public var completionCurve: View.AnimationCurve { .easeInOut }

  /// Whether the gesture controls the transition from the transition's beginning; the default is
  /// true.
  public var wantsInteractiveStart: Bool { true }
}
