/// An animator that a plan gives a controller: how long it takes, and how it ends.
package struct PlanAnimator: Hashable, Sendable {
  /// The way in which the animator calls `completeTransition`.
  package enum Ending: Hashable, Sendable, CaseIterable {
    /// With true, after the duration; with false if a hand has cancelled the transition.
    case completes
    /// With false, after the duration.
    case cancels
    /// Not at all; a `complete` step may (P-80).
    case never
    /// With true, inside `animateTransition` (P-118).
    case early
    /// With true, after the duration, and then again (P-81).
    case twice
  }

  /// The time at which a gesture drives the transition.
  package enum Steering: Hashable, Sendable {
    /// From its beginning.
    case fromTheStart
    /// Once it is grabbed; it begins by itself (T-34).
    case onceGrabbed
  }

  /// The duration that it returns, and takes.
  package var duration: Duration
  /// The end of the transition.
  package var ending: Ending
  /// The changes that it animates.
  package var changes: [PlanChange] = []
  /// Whether a percentage drives the transition, and from when on; nil for time alone.
  package var steering: Steering?
  /// The speed of the rest after the end of a gesture, relative to the duration (T-31).
  package var completionSpeed = 1.0
  /// The curve of the rest, for what moves beside the transition (T-32).
  package var completionCurve = PlanTiming.Curve.easeInOut
  /// Whether the transition can be grabbed on its way (T-41).
  package var isInterruptible = false

  /// Makes an animator.
  package init(duration: Duration, ending: Ending = .completes) {
    (self.duration, self.ending) = (duration, ending)
  }
}
