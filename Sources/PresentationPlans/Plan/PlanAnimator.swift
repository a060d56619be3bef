/// A custom transition animator that a plan gives to a controller.
package struct PlanAnimator: Hashable, Sendable {
  /// The argument and the time of the animator's `completeTransition` call.
  package enum Ending: Hashable, Sendable, CaseIterable {
    /// Calls `completeTransition` after the duration: with false if a gesture canceled the
    /// transition, otherwise with true.
    case completes
    /// Calls `completeTransition` with false after the duration.
    case cancels
    /// Does not call `completeTransition`; a `complete` step of the plan can call it (P-80).
    case never
    /// Calls `completeTransition` with true inside `animateTransition` (P-118).
    case early
    /// Calls `completeTransition` with true after the duration, and then a second time (P-81).
    case twice
  }

  /// The part of the transition that a gesture can drive.
  package enum Steering: Hashable, Sendable {
    /// The gesture drives the transition from the beginning.
    case fromTheStart
    /// The transition starts without a gesture; a gesture can take control of it later (T-34).
    case onceGrabbed
  }

  /// The duration that the animator reports, and the duration of its animation.
  package var duration: Duration
  /// The argument and the time of the animator's `completeTransition` call.
  package var ending: Ending
  /// The view changes that the animator animates.
  package var changes: [PlanChange] = []
  /// The part of the transition that a gesture can drive; nil if no gesture can drive it.
  package var steering: Steering?
  /// The speed at which the transition continues after a gesture; 1 is the normal speed (T-31).
  package var completionSpeed = 1.0
  /// The curve of the animations alongside the transition, after the end of a gesture (T-32).
  package var completionCurve = PlanTiming.Curve.easeInOut
  /// Whether a gesture can grab the transition while it runs (T-41).
  package var isInterruptible = false

  /// Creates an animator.
  package init(duration: Duration, ending: Ending = .completes) {
    (self.duration, self.ending) = (duration, ending)
  }
}
