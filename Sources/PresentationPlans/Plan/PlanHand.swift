/// What a hand does to a transition that a percentage drives.
package enum PlanHand: Hashable, Sendable {
  /// Takes hold of a transition that runs by itself (T-35).
  case grab
  /// Moves: so far has the transition come, 0...1 (T-30).
  case steer(to: Double)
  /// Lets go, to finish or to cancel (T-31).
  case letGo(finishes: Bool)
}
