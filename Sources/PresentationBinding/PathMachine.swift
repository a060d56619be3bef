/// A state machine that compares a model's path with a stack, and decides what a ``PathPresenter``
/// does next.
///
/// While a gesture can still cancel a running transition, the model keeps its path. If a transition
/// is canceled after the path was written, the path is restored. In both cases a change that the
/// model has made since the transition began takes precedence.
package struct PathMachine<Element: Hashable>: Hashable {
  /// A stack change whose transition is still running.
  private struct Move: Hashable {
    /// Whether the model has changed the path since the transition began.
    ///
    /// If true, the model's path takes precedence.
    var isOverruled = false
  }

  /// The time at which the model and the stack are compared.
  package enum Moment: Hashable {
    case atRest
    case duringTransition
    /// A time during a transition that a gesture can still cancel or has already canceled.
    case duringGesture
    /// The time at which a transition's completions are called.
    ///
    /// Another transition may begin in the same turn (N-42).
    case atItsEnd
  }

  package enum Effect: Hashable {
    case write([Element], DismissalCause)
    /// Releases the controllers that are not in the stack any more.
    case forgetOthers
    /// Makes the stack equal to the path.
    case apply([Element])
  }

  /// The values whose controllers are in the stack, from the root to the top.
  package private(set) var shown: [Element] = []
  /// The model's path at the last read or write.
  package private(set) var known: [Element] = []
  private var move: Move?
  /// A stack change that does not count yet, because a gesture can still cancel the change.
  private var undecided: Move?
  /// A pop to the root that the user has requested and that the stack has not performed yet.
  private var requestedPop: Move?

  package init() {}

  /// Adds the values that determine later effects to a description.
  @MainActor func describe(to state: inout some BindingParts) {
    state.add(any: shown)
    state.add(any: known)
    for move in [move, undecided, requestedPop] {
      state.add(move != nil)
      state.add(move?.isOverruled == true)
    }
  }

  /// Compares the model with the stack, and returns the effects that resolve the difference.
  ///
  /// - Parameters:
  ///   - model: The path of the model.
  ///   - stack: The values whose controllers are in the stack, from the root to the top.
  ///   - cause: The cause to report if the stack, and not the model, has changed.
  package mutating func reconcile(
    _ model: [Element], stack: [Element], _ moment: Moment, cause: DismissalCause
  ) -> [Effect] {
    if model != known {
      known = model
      modelChanged()
    }
    if moment == .duringGesture {
      if undecided == nil { undecided = Move(isOverruled: known != shown) }
      return []
    }
    let effects = compare(stack, cause)
    undecided = nil
    guard moment != .duringTransition else { return effects }
    move = nil
    guard moment == .atRest else { return effects }
    requestedPop = nil
    return effects + [.forgetOthers] + (known == shown ? [] : [.apply(known)])
  }

  /// Records that the model has changed.
  package mutating func modelChanged() {
    move?.isOverruled = true
    undecided?.isOverruled = true
    requestedPop?.isOverruled = true
  }

  /// Records that the user has requested a pop to the root, and returns the effects.
  ///
  /// The empty path is written to the model at once. It is not written if the model has a path that
  /// the stack does not show yet. The model may also set another path before the stack performs the
  /// pop. In both cases, the model's path takes precedence.
  package mutating func popToRootRequested() -> [Effect] {
    guard !shown.isEmpty else { return [] }
    guard known == shown else {
      requestedPop = Move(isOverruled: true)
      return []
    }
    known = []
    modelChanged()
    requestedPop = Move()
    return [.write([], .user)]
  }

  /// Records the values that the presenter has just put into the stack.
  package mutating func applied(_ path: [Element], isMoving: Bool) {
    shown = path
    move = isMoving ? Move() : nil
  }

  /// Records a change of the stack.
  ///
  /// If the model has no newer path, the returned effect writes the stack's values to the model. A
  /// change of the stack during a transition counts as a cancellation of the transition (N-40).
  private mutating func compare(_ stack: [Element], _ cause: DismissalCause) -> [Effect] {
    guard stack != shown else { return [] }
    var isOverruled = (move ?? undecided)?.isOverruled ?? (known != shown)
    if stack.isEmpty, let pop = requestedPop {
      isOverruled = pop.isOverruled
      requestedPop = nil
    }
    let cause = move == nil ? cause : .cancelled
    shown = stack
    move = Move(isOverruled: isOverruled)
    guard !isOverruled, known != stack else { return [] }
    known = stack
    return [.write(stack, cause)]
  }
}
