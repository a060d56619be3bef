/// A gesture that begins, moves and ends in separate steps of a plan.
struct PlanGesture: Hashable, Sendable {
  /// The kind of a gesture; its raw value is the verb of the steps that begin and move it.
  enum Kind: String, Sendable {
    case drag
    case swipeBack
  }

  let kind: Kind
  /// The name of the sheet or the stack.
  let controller: String
}
