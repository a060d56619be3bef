/// The stack of a navigation controller: its controllers, the shown controller, and the controllers
/// that enter or leave.
package struct StackNode: Hashable, Sendable {
  package internal(set) var machine = ReentrancyGuard(StackMachine())
  package let owner: ControllerID
  /// The controllers from the root to the top.
  package private(set) var controllers: [ControllerID] = []
  /// The change that the latest push, pop or set makes.
  package private(set) var change = StackChange<ControllerID>.nothing(on: [])
  /// The number of controllers that the running change has kept, counted from the root.
  ///
  /// Before the change, the stack consisted of the first `beforeKept` controllers of `controllers`,
  /// followed by `beforeAbove`.
  private var beforeKept = 0
  private var beforeAbove: [ControllerID] = []
  /// The controller whose view is in the stack's view; nil before the first display.
  package private(set) var shown: ControllerID?
  /// Whether the stack has ever been displayed with a controller.
  package private(set) var hasDisplayed = false
  /// Whether the top will appear without a push or pop: on the first display of the stack, or in a
  /// stack on screen that shows no controller.
  package var awaitsAppearanceOfTop: Bool { !hasDisplayed || isInWindow && shown == nil }
  /// Whether the stack's own view is in a window.
  package internal(set) var isInWindow = false
  /// The controllers that were sent `willMove(toParent:)` but not yet `didMove(toParent:)` (N-29).
  ///
  /// The controllers are in the order of the stack. The top controller stays in this array until it
  /// has appeared, even if no change is running (N-19a).
  package internal(set) var entering: [ControllerID] = []
  package internal(set) var leaving: [ControllerID] = []
  /// The controllers that were in `entering` before the running change.
  private var beforeEntering: [ControllerID] = []
  private var isSet = false
  package internal(set) var transition: TransitionID?
  /// The waiting operations, in the order in which they were requested (N-42).
  package internal(set) var waiting: [Request] = []
  /// Whether an operation, such as a pop, is interrupting the running transition now.
  ///
  /// The operation completes the transition early, and is then performed. Operations that are
  /// requested in between, in a callback of the completed transition, wait (N-42).
  var isInterrupting = false

  init(owner: ControllerID) {
    self.owner = owner
  }

  /// Whether a new push, pop or set has to wait for the end of the current operation (N-40).
  package var isBusy: Bool {
    machine.state.isBusy || machine.openLists > 0 || isInterrupting
  }
  package var top: ControllerID? { controllers.last }
  /// Whether the shown controller is leaving the stack.
  package var isShownLeaving: Bool { shown.map { leaving.contains($0) } ?? false }

  /// The direction of the change from the shown controller to the top (N-28, N-45).
  package var direction: StackDirection {
    guard let top, let shown else { return controllers.isEmpty ? .pop : .push }
    let wasThere = controllers.count <= beforeKept || beforeAbove.contains(top)
    return top != shown && wasThere ? .pop : .push
  }

  /// The top of the stack after the planned operation.
  var plannedTop: ControllerID? { top(after: change) }

  /// Returns whether a push, pop or set would keep the top controller.
  func keepsTop(_ operation: StackOperation<ControllerID>) -> Bool {
    operation.change(of: controllers).map { top(after: $0) == top } ?? true
  }

  private func top(after change: StackChange<ControllerID>) -> ControllerID? {
    change.added.last ?? (change.kept > 0 ? controllers[change.kept - 1] : nil)
  }

  mutating func plan(_ operation: StackOperation<ControllerID>) {
    if machine.state == .resting {
      (beforeKept, beforeAbove, beforeEntering) = (controllers.count, [], entering)
    }
    if case .set = operation { isSet = true } else { isSet = false }
    change = operation.change(of: controllers) ?? .nothing(on: controllers)
    let (coming, going) = (change.entering, change.leaving)
    leaving.remove(coming)
    entering.add(coming)
    entering.remove(going)
    leaving.add(going)
  }

  mutating func show(_ controller: ControllerID?) {
    shown = controller
    if controller != nil { hasDisplayed = true }
  }

  /// Makes the planned change to `controllers`.
  mutating func carryOut() {
    if change.kept < beforeKept {
      beforeAbove.insert(contentsOf: controllers[change.kept..<beforeKept], at: 0)
      beforeKept = change.kept
    }
    controllers.replaceSubrange(change.kept..., with: change.added)
  }

  /// Records that a controller gets `didMove(toParent:)` now; returns whether it was still missing.
  mutating func enter(_ controller: ControllerID) -> Bool {
    guard let place = entering.firstIndex(of: controller) else { return false }
    entering.remove(at: place)
    beforeEntering.removeAll { $0 == controller }
    return true
  }

  /// Restores the stack after a canceled transition (N-66, N-69).
  ///
  /// After a canceled `set`, the new controllers stay in the stack, below the old top (N-68).
  mutating func takeBack() {
    let top = beforeAbove.last ?? (beforeKept > 0 ? controllers[beforeKept - 1] : nil)
    if isSet, let top {
      let operation = StackOperation.set(controllers.filter { $0 != top } + [top])
      change = operation.change(of: controllers) ?? .nothing(on: controllers)
    } else {
      change = StackChange(
        kept: beforeKept, removed: Array(controllers[beforeKept...]), added: beforeAbove)
    }
    controllers.replaceSubrange(change.kept..., with: change.added)
    let (back, gone) = (Set(change.entering), Set(change.leaving))
    leaving = leaving.filter { !back.contains($0) } + entering.filter { gone.contains($0) }
    entering.removeAll { gone.contains($0) }
    entering += beforeEntering.filter { back.contains($0) && !entering.contains($0) }
  }

  /// Removes a controller that has left the navigation controller without a push, pop or set.
  ///
  /// If a running pop of this controller is canceled later, the controller does not return.
  mutating func lose(_ controller: ControllerID) {
    if let place = controllers.lastIndex(of: controller) {
      controllers.remove(at: place)
      if place < change.kept { change.kept -= 1 }
      if place < beforeKept { beforeKept -= 1 }
    }
    change.removed.removeAll { $0 == controller }
    change.added.removeAll { $0 == controller }
    beforeAbove.removeAll { $0 == controller }
    entering.removeAll { $0 == controller }
    leaving.removeAll { $0 == controller }
  }
}

extension StackNode: DescribesState {
  @MainActor package func describe(to state: inout StateWriter) {
    state.add("machine", machine)
    state.add("owner", owner)
    state.add("controllers", controllers)
    state.add("change", change)
    state.add("before", beforeKept)
    state.add("above", beforeAbove)
    state.add("shown", shown)
    state.add("displayed", hasDisplayed)
    state.add("in window", isInWindow)
    state.add("entering", entering)
    state.add("leaving", leaving)
    state.add("entering before", beforeEntering)
    state.add("set", isSet)
    state.add("transition", transition)
    state.add("waiting", waiting)
    state.add("interrupting", isInterrupting)
  }
}

extension [ControllerID] {
  /// Appends `more`; an empty array shares the storage of `more`.
  fileprivate mutating func add(_ more: [ControllerID]) {
    if isEmpty { self = more } else { self += more }
  }

  /// Removes the elements that are also in `gone`.
  fileprivate mutating func remove(_ gone: [ControllerID]) {
    if isEmpty || gone.isEmpty { return }
    let gone = Set(gone)
    removeAll { gone.contains($0) }
  }
}
