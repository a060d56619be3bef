/// An animator that a plan gives a controller: how long it takes, and how it ends.
public struct PlanAnimator: Hashable, Sendable {
  /// How the animator calls `completeTransition`.
  public enum Ending: Hashable, Sendable, CaseIterable {
    /// With true, after the duration.
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

  /// How long it says it takes, and takes.
  public var duration: Duration
  /// How it ends.
  public var ending: Ending

  /// Makes an animator.
  public init(duration: Duration, ending: Ending = .completes) {
    (self.duration, self.ending) = (duration, ending)
  }
}
