/// The state of a presenter's path and stack, and its next step: a value.
///
/// A running transition may be canceled; then the path is restored, unless the model has changed it
/// meanwhile.
package struct PathMachine<Element: Hashable>: Hashable {
  /// A change of the stack whose transition runs.
  private struct Move: Hashable {
    /// Whether the model has changed the value since then: its value wins.
    var isOverruled = false
  }

  /// The time at which the model and the stack are compared.
  package enum Moment: Hashable {
    case atRest
    case duringTransition
    /// Among the completions of a transition; another may begin in the same turn (N-42).
    case atItsEnd
  }

  package enum Effect: Hashable {
    case write([Element], DismissalCause)
    /// Releases the controllers that are not in the stack.
    case forgetOthers
    /// Makes the stack equal to the path.
    case apply([Element])
  }

  /// The values whose controllers are in the stack, lowest first.
  package private(set) var shown: [Element] = []
  /// The model's path when it was last read or written.
  package private(set) var known: [Element] = []
  private var move: Move?

  package init() {}

  /// The model and the stack were looked at.
  ///
  /// - Parameters:
  ///   - model: The path.
  ///   - stack: The values whose controllers are in the stack, lowest first.
  ///   - cause: Whose the transition is.
  package mutating func look(
    _ model: [Element], stack: [Element], _ moment: Moment, cause: DismissalCause
  ) -> [Effect] {
    if model != known {
      known = model
      modelSpeaks()
    }
    let effects = compare(stack, cause)
    guard moment != .duringTransition else { return effects }
    move = nil
    guard moment == .atRest else { return effects }
    return effects + [.forgetOthers] + (known == shown ? [] : [.apply(known)])
  }

  /// The model changes.
  package mutating func modelSpeaks() {
    move?.isOverruled = true
  }

  /// The stack now holds these.
  package mutating func applied(_ path: [Element], isMoving: Bool) {
    shown = path
    move = isMoving ? Move() : nil
  }

  /// Records a changed stack and writes it to the model, unless a newer value waits.
  ///
  /// A change during a transition reverses it (N-40).
  private mutating func compare(_ stack: [Element], _ cause: DismissalCause) -> [Effect] {
    guard stack != shown else { return [] }
    let isOverruled = move?.isOverruled ?? (known != shown)
    let cause = move == nil ? cause : .cancelled
    shown = stack
    move = Move(isOverruled: isOverruled)
    guard !isOverruled, known != stack else { return [] }
    known = stack
    return [.write(stack, cause)]
  }
}
