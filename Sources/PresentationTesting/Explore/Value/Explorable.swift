/// A plain value whose states can be explored: a model of a flow, without screens.
///
/// ```swift
/// struct Door: Explorable {
///   enum Step: Hashable, Sendable { case open, close, lock }
///   var isOpen = false, isLocked = false
///
///   var steps: [Step] { isOpen ? [.close] : isLocked ? [] : [.open, .lock] }
///
///   mutating func make(_ step: Step) {
///     switch step {
///     case .open: isOpen = true
///     case .close: isOpen = false
///     case .lock: isLocked = true
///     }
///   }
///
///   var verdict: Verdict { isOpen && isLocked ? .fails("The door is open and locked.") : .holds }
/// }
/// let proof = try explore(Door())
/// ```
///
/// Equal values are one state.
public protocol Explorable: Hashable, Sendable {
  /// Something that can happen.
  associatedtype Step: Hashable, Sendable

  /// The steps that are possible in this state, in an order that follows from the state.
  var steps: [Step] { get }

  /// Makes a step that is possible.
  mutating func make(_ step: Step)

  /// Whether the state is legal.
  var verdict: Verdict { get }
}
