/// An animator that a plan gives a controller: how long it takes, and how it ends.
public struct PlanAnimator: Hashable, Sendable {
  /// How the animator calls `completeTransition`.
  public enum Ending: Hashable, Sendable, CaseIterable {
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

  /// When a hand drives the transition.
  public enum Steering: Hashable, Sendable {
    /// From its beginning.
    case fromTheStart
    /// Once it is grabbed; it begins by itself (T-34).
    case onceGrabbed
  }

  /// How long it says it takes, and takes.
  public var duration: Duration
  /// How it ends.
  public var ending: Ending
  /// What it animates.
  public var changes: [PlanChange] = []
  /// Whether a percentage drives the transition, and from when on; nil for time alone.
  public var steering: Steering?
  /// How much faster than the duration the rest goes after a hand has let go (T-31).
  public var completionSpeed = 1.0
  /// The curve of the rest, for what moves beside the transition (T-32).
  public var completionCurve = PlanTiming.Curve.easeInOut
  /// Whether the transition can be grabbed on its way (T-41).
  public var isInterruptible = false

  /// Makes an animator.
  public init(duration: Duration, ending: Ending = .completes) {
    (self.duration, self.ending) = (duration, ending)
  }
}
