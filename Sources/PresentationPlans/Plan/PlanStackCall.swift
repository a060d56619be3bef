/// What a step asks a stack for.
package enum PlanStackCall: Hashable, Sendable {
  /// The controller comes on top.
  case push(String)
  /// The top goes.
  case pop
  /// Everything above the controller goes.
  case popTo(String)
  /// Everything above the root goes.
  case popToRoot
  /// The stack becomes these, from the root to the top.
  case set([String])
}
