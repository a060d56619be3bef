/// The outcome of a soak.
package struct SoakOutcome: Hashable, Sendable {
  /// The counts of all runs, up to the failure if there is one.
  package let counts: SoakCounts
  /// The first run that broke an invariant; nil if no run did.
  package let failure: SoakFailure?
}
