/// A transition animator that a plan gives a controller.
package struct PlanAnimator: Hashable, Sendable {
  /// The way in which the animator calls `completeTransition`.
  package enum Ending: Hashable, Sendable, CaseIterable {
    /// Completes with true after the duration, or with false if a gesture canceled the transition.
    case completes
    /// Completes with false after the duration.
    case cancels
    /// Does not call it; a `complete` step may do so (P-80).
    case never
    /// Completes with true inside `animateTransition` (P-118).
    case early
    /// Completes with true after the duration, and then a second time (P-81).
    case twice
  }

  /// The time from which a gesture drives the transition.
  package enum Steering: Hashable, Sendable {
    /// The gesture drives the transition from the beginning.
    case fromTheStart
    /// The transition starts by itself; the gesture drives it after grabbing it (T-34).
    case onceGrabbed
  }

  /// The duration that the animator returns, and that its animation takes.
  package var duration: Duration
  /// The way in which the animator calls `completeTransition`.
  package var ending: Ending
  /// The changes that it animates.
  package var changes: [PlanChange] = []
  /// The time from which a gesture drives the transition; nil for a transition without gestures.
  package var steering: Steering?
  /// The completion speed after the end of a gesture, relative to the duration (T-31).
  package var completionSpeed = 1.0
  /// The completion curve after a gesture, for the animations alongside the transition (T-32).
  package var completionCurve = PlanTiming.Curve.easeInOut
  /// Whether a gesture can grab the transition while it runs (T-41).
  package var isInterruptible = false

  /// Creates an animator.
  package init(duration: Duration, ending: Ending = .completes) {
    (self.duration, self.ending) = (duration, ending)
  }
}
