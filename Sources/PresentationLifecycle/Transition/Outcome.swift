/// How a transition ended: the argument of `completeTransition(_:)`.
package enum Outcome: Hashable, Sendable, CaseIterable {
  case completed
  case cancelled
}
