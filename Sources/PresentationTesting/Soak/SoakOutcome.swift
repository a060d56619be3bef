/// What came of a soak.
public struct SoakOutcome: Hashable, Sendable {
  /// What was done, up to the failure if there is one.
  public let counts: SoakCounts
  /// The first run that broke an invariant; nil if none did.
  public let failure: SoakFailure?
}
