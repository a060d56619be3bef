/// A plain value whose states can be explored, such as a model of a flow without screens.
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
/// Two equal values are the same state.
public protocol Explorable: Hashable, Sendable {
  /// An event that changes the value.
  associatedtype Step: Hashable, Sendable

  /// The steps that are possible in this state; equal values must list them in the same order.
  var steps: [Step] { get }

  /// Makes one of the steps that ``steps`` lists.
  mutating func make(_ step: Step)

  /// The verdict on this state: `fails` if the state is illegal.
  var verdict: Verdict { get }
}
