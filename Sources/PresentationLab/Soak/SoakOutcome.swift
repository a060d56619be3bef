/// The outcome of a soak.
package struct SoakOutcome: Hashable, Sendable {
  /// The numbers of operations, up to the failure if there is one.
  package let counts: SoakCounts
  /// The first run that broke an invariant; nil if none did.
  package let failure: SoakFailure?
}
