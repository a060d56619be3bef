/// Read access to the state of stacks; each result is nil if the stack was removed.
///
/// A method returns one value, so that the caller does not copy the arrays of a ``StackNode``.
extension Hierarchy {
  package func owner(of id: StackID) -> ControllerID? { stacks.read(id) { $0.owner } }

  package func state(of id: StackID) -> StackMachine.State? { stacks.read(id) { $0.machine.state } }

  /// Whether the stack's state machine is performing effects.
  package func isPerforming(_ id: StackID) -> Bool? { stacks.read(id) { $0.machine.openLists > 0 } }

  /// Whether a new push, pop or set has to wait for the end of the current operation (N-40).
  package func isBusy(_ id: StackID) -> Bool? { stacks.read(id) { $0.isBusy } }

  /// The controllers from the root to the top.
  package func controllers(of id: StackID) -> [ControllerID]? { stacks.read(id) { $0.controllers } }

  package func count(of id: StackID) -> Int? { stacks.read(id) { $0.controllers.count } }

  package func top(of id: StackID) -> ControllerID? { stacks.read(id) { $0.top } ?? nil }

  /// The controller whose view is in the stack's view; nil before the first display.
  package func shown(in id: StackID) -> ControllerID? { stacks.read(id) { $0.shown } ?? nil }

  package func showsTop(_ id: StackID) -> Bool? { stacks.read(id) { $0.top == $0.shown } }

  /// Whether the shown controller is leaving the stack.
  package func isShownLeaving(_ id: StackID) -> Bool? { stacks.read(id) { $0.isShownLeaving } }

  /// Whether the stack has ever been displayed with a controller.
  package func hasDisplayed(_ id: StackID) -> Bool? { stacks.read(id) { $0.hasDisplayed } }

  /// The change that the latest push, pop or set makes.
  package func change(of id: StackID) -> StackChange<ControllerID>? {
    stacks.read(id) { $0.change }
  }

  /// The direction of the change from the shown controller to the top (N-28, N-45).
  package func direction(of id: StackID) -> StackDirection? { stacks.read(id) { $0.direction } }

  package func entering(in id: StackID) -> [ControllerID]? { stacks.read(id) { $0.entering } }

  package func leaving(in id: StackID) -> [ControllerID]? { stacks.read(id) { $0.leaving } }

  package func isWaiting(_ id: StackID) -> Bool? { stacks.read(id) { !$0.waiting.isEmpty } }

  /// The first operation that waits (N-42).
  package func firstWaiting(_ id: StackID) -> Request? {
    stacks.read(id) { $0.waiting.first } ?? nil
  }

  /// The running transition of a stack; nil once the transition is over (T-46).
  package func running(in id: StackID) -> TransitionID? {
    running(stacks.read(id) { $0.transition } ?? nil)
  }
}
