/// A navigation controller's stack: what it holds, what it shows, and who is on the way.
package struct StackNode: Hashable, Sendable {
  package internal(set) var machine = Guarded(Stack())
  package let owner: ControllerID
  /// From the root to the top.
  package internal(set) var controllers: [ControllerID] = []
  /// The stack that the operation on the way leads to.
  package internal(set) var target: [ControllerID] = []
  /// The stack before the operation on the way.
  private(set) var before: [ControllerID] = []
  /// Whose view is in the stack's; nil before the first display.
  package internal(set) var shown: ControllerID?
  /// Whether the stack's own view is in a window.
  package internal(set) var isInWindow = false
  /// Who has heard `willMove(toParent:)` and not yet `didMove`, in order of the stack (N-29).
  package internal(set) var entering: [ControllerID] = []
  package internal(set) var leaving: [ControllerID] = []
  private var isSet = false
  package internal(set) var transition: TransitionID?
  /// Operations in the order in which they were asked for (N-42).
  package internal(set) var waiting: [Request] = []

  init(owner: ControllerID) {
    self.owner = owner
  }

  /// Whether an operation has to wait for this stack itself (N-40).
  package var isBusy: Bool { machine.state.isBusy || machine.openLists > 0 }
  package var top: ControllerID? { controllers.last }

  /// Seen from what is shown (N-28, N-45).
  package var direction: StackDirection {
    guard let top = target.last, let shown else { return target.isEmpty ? .pop : .push }
    return top != shown && before.contains(top) ? .pop : .push
  }

  mutating func plan(_ operation: StackOperation) {
    if machine.state == .resting { before = controllers }
    if case .set = operation { isSet = true } else { isSet = false }
    target = operation.result(on: controllers)
    let (old, new, settled) = (Set(controllers), Set(target), Set(before))
    for controller in target where !old.contains(controller) {
      leaving.removeAll { $0 == controller }
      if !settled.contains(controller) { entering.append(controller) }
    }
    for controller in controllers where !new.contains(controller) {
      entering.removeAll { $0 == controller }
      leaving.append(controller)
    }
  }

  /// After a cancelled interaction: the old stack, but for `set`, which keeps its own below the old
  /// top (N-66, N-68, N-69).
  mutating func takeBack() {
    var restored = before
    if isSet, let top = before.last { restored = target.filter { $0 != top } + [top] }
    controllers = restored
    leaving = (leaving + entering).filter { !restored.contains($0) }
    entering = entering.filter { restored.contains($0) }
  }
}
