/// The outcome of a soak test.
package struct SoakOutcome: Hashable, Sendable {
  /// The counts of all runs up to the end of the test or the first failure.
  package let counts: SoakCounts
  /// The first run that broke an invariant; nil if all runs passed.
  package let failure: SoakFailure?
}
