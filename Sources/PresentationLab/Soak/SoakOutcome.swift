/// The outcome of a soak.
package struct SoakOutcome: Hashable, Sendable {
  /// The counts of all runs; if a run failed, up to the failure.
  package let counts: SoakCounts
  /// The first run that broke an invariant; nil if all runs passed.
  package let failure: SoakFailure?
}
