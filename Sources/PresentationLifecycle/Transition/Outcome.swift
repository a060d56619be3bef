/// The outcome of a transition, as `completeTransition(_:)` reports it.
package enum Outcome: Hashable, Sendable, CaseIterable {
  case completed
  case cancelled
}
