/// What a presenter knows of its path and its stack, and what it does next: a value.
///
/// A pop by somebody else is written to the model as it is noticed. As long as its transition runs
/// it may be taken back; then the path comes back, unless the model has spoken meanwhile.
struct PathMachine<Element: Hashable>: Hashable {
  /// A pop by somebody else whose transition runs.
  private struct Attempt: Hashable {
    let before: [Element]
    /// Whether the model has said something since: then its word stands.
    var isOverruled = false
  }

  enum Effect: Hashable {
    case write([Element], DismissalCause)
    /// Makes the stack equal to the path.
    case apply([Element])
    /// These values' controllers are still in the stack; the others are let go.
    case keep([Int])
    /// Looks again when the transition has ended.
    case followTransition
  }

  /// The values whose controllers were put into the stack, lowest first.
  private(set) var shown: [Element] = []
  /// The model's path when it was last read or written.
  private(set) var known: [Element] = []
  private var attempt: Attempt?

  /// The model and the stack were looked at.
  ///
  /// - Parameters:
  ///   - model: The path.
  ///   - standing: The places in ``shown`` whose controllers are in the stack.
  ///   - isMoving: Whether a transition runs.
  ///   - cause: Who pops, if somebody does.
  mutating func look(
    _ model: [Element], standing: [Int], isMoving: Bool, cause: DismissalCause
  ) -> [Effect] {
    var effects: [Effect] = []
    if model != known {
      known = model
      attempt?.isOverruled = true
    }
    if standing.count < shown.count {
      effects += popped(standing, isMoving: isMoving, cause)
    } else if let attempt {
      if !attempt.isOverruled { effects += write(attempt.before, .cancelled) }
      self.attempt = nil
    }
    if isMoving { return effects + [.followTransition] }
    return known == shown ? effects : effects + [.apply(known)]
  }

  private mutating func popped(
    _ standing: [Int], isMoving: Bool, _ cause: DismissalCause
  ) -> [Effect] {
    let left = standing.map { shown[$0] }
    var effects: [Effect] = []
    if attempt == nil {
      attempt = Attempt(before: shown, isOverruled: known != shown)
      if known == shown { effects += write(left, cause) }
    }
    guard !isMoving else { return effects }
    attempt = nil
    shown = left
    return effects + [.keep(standing)]
  }

  private mutating func write(_ path: [Element], _ cause: DismissalCause) -> [Effect] {
    guard known != path else { return [] }
    known = path
    return [.write(path, cause)]
  }

  /// The stack now holds these.
  mutating func applied(_ path: [Element]) {
    shown = path
  }
}
