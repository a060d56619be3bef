/// The transition, stack or tabs that a request waits for.
package enum Blocker: Hashable, Sendable {
  case transition(TransitionID)
  case stack(StackID)
  case tab(TabID)
}

extension Hierarchy {
  /// Adds the stack of a controller to the world.
  ///
  /// - Parameter entering: The controllers of `content` that have not been sent `didMove` (N-19a).
  package mutating func makeStack(
    of owner: ControllerID, with content: [ControllerID], entering: [ControllerID]
  ) -> StackID {
    let id = stacks.insert(StackNode(owner: owner))
    _ = controllers.update(owner) { $0.stack = id }
    _ = plan(.set(content), on: id)
    apply(.stackSet(id))
    _ = stacks.update(id) { ($0.entering, $0.leaving) = (entering, []) }
    return id
  }

  /// Returns the situation of an operation; mistakes are checked first, and then reasons to wait.
  ///
  /// The call itself decides whether there is anything to pop (N-20, N-43). An operation never
  /// overtakes operations that already wait (N-42).
  func arrival(
    of operation: StackOperation<ControllerID>, on id: StackID, _ occasion: Request.Occasion
  ) -> (Admission.Arrival, waitsFor: Blocker?) {
    guard let stack = stacks[id] else { return (.stackUnchanged, nil) }
    switch operation.mistake({ controllers[$0]?.stackAround == id }) {
    case .popToMissing: return (.popToMissing, nil)
    case .pushRepeated: return (.pushRepeated, nil)
    case .setRepeated: return (.setRepeated, nil)
    case nil: break
    }
    if occasion == .call, operation == .pop, stack.controllers.count < 2 {
      return (.stackUnchanged, nil)
    }
    var changesNothing: Bool { operation.change(of: stack.controllers) == nil }
    let queue = occasion == .queue || stack.waiting.isEmpty ? nil : placeOfQueue(id)
    if let blocker = blocker(of: stack, id) ?? queue {
      guard occasion != .redirection, blocker == .stack(id), let running = stack.transition,
        canBeRedirected(running)
      else { return (.stackWhileRunning, blocker) }
      // A gesture may still cancel its transition, and waiting operations will change the result.
      guard queue == nil, transitions[running]?.isInteractive == false else {
        return (.whileFluid, blocker)
      }
      // An operation that changes nothing (N-32), or only controllers below the top (N-28), does
      // not end the fluid transition.
      if changesNothing { return (.stackUnchanged, nil) }
      return stack.isInWindow && stack.keepsTop(operation)
        ? (.stack, nil) : (.whileFluid, blocker)
    }
    return (changesNothing ? .stackUnchanged : .stack, nil)
  }

  /// Returns the stack itself if the stack is busy; otherwise the modal transition that the stack
  /// has to wait for, if any (N-40, N-41).
  ///
  /// A stack does not wait for a modal transition if it shows nothing, or if it is inside the
  /// controller that is being presented (N-41a).
  private func blocker(of stack: StackNode, _ id: StackID) -> Blocker? {
    if stack.isBusy { return .stack(id) }
    guard queuesRequests, stack.isInWindow, stack.shown != nil,
      let running = transition(visibleFrom: stack.owner), let node = transitions[running]
    else { return nil }
    let comes = node.links.first.flatMap { links[$0]?.presented }
    if node.direction == .presenting, comes == layerRoot(of: stack.owner) { return nil }
    return .transition(running)
  }

  /// Returns the blocker that the first waiting operation waits for.
  private func placeOfQueue(_ id: StackID) -> Blocker {
    let running = transitions.ids.first { transition in
      transitions[transition]?.waiting.contains { $0.stack == id } == true
    }
    return running.map { .transition($0) } ?? .stack(id)
  }

  /// Plans an operation, and returns the visible effect that the operation will have.
  package mutating func plan(
    _ operation: StackOperation<ControllerID>, on id: StackID
  ) -> StackMachine.Reach {
    let reach = stacks.update(id) { stack -> StackMachine.Reach in
      stack.plan(operation)
      if stack.machine.state == .running { return .sameTop }
      guard let shown = stack.shown else { return .offScreen }
      return stack.plannedTop == shown ? .sameTop : .visible
    }
    return reach ?? .offScreen
  }

  /// Applies `change`, and updates `stackAround` of each controller that entered or left the stack.
  mutating func changeStack(_ id: StackID, _ change: (inout StackNode) -> Void) {
    guard
      let changed = stacks.update(
        id,
        { stack -> StackChange<ControllerID> in
          change(&stack)
          return stack.change
        })
    else { return }
    for gone in changed.removed { _ = controllers.update(gone) { $0.stackAround = nil } }
    for come in changed.added { _ = controllers.update(come) { $0.stackAround = id } }
  }

  /// Removes a controller from the stack after the controller was removed from the children of the
  /// navigation controller.
  ///
  /// If a pop of this controller is still running and is then canceled, the controller does not
  /// return to the stack.
  mutating func lose(_ controller: ControllerID, from id: StackID) {
    _ = stacks.update(id) { $0.lose(controller) }
    if controllers[controller]?.stackAround == id {
      _ = controllers.update(controller) { $0.stackAround = nil }
    }
  }

  /// Begins the transition of an animated operation.
  package mutating func beginStack(_ request: Request, on id: StackID) -> TransitionID {
    let direction: Direction = stacks[id]?.direction == .pop ? .dismissing : .presenting
    let transition = transitions.insert(
      TransitionNode(direction: direction, request: request, owner: .stack(id)))
    _ = stacks.update(id) { $0.transition = transition }
    return transition
  }

  /// Removes and returns the first operation that waits for the stack.
  package mutating func takeFirstWaiting(_ id: StackID) -> Request? {
    guard let first = stacks[id]?.waiting.first else { return nil }
    _ = stacks.update(id) { $0.waiting.removeFirst() }
    return first
  }

  /// Removes and returns the controllers that have completely entered or left the stack.
  ///
  /// If the stack was never displayed, its top is not returned. The entering of the top is complete
  /// only when the top has appeared (N-19a).
  package mutating func takeMoves(
    _ id: StackID
  ) -> (entering: [ControllerID], leaving: [ControllerID]) {
    guard let stack = stacks[id] else { return ([], []) }
    let hidden = stack.hasDisplayed ? nil : stack.top
    _ = stacks.update(id) {
      $0.entering.removeAll { $0 != hidden }
      $0.leaving = []
    }
    return (stack.entering.filter { $0 != hidden }, stack.leaving)
  }

  /// Completes the entering of a stack's controller that has just appeared for the first time
  /// (N-19a).
  ///
  /// - Returns: Whether the entering was still incomplete. A second call for the same controller
  ///   returns false.
  package mutating func takeMove(of controller: ControllerID, in id: StackID) -> Bool {
    guard let stack = stacks[id], stack.machine.state == .resting,
      stack.entering.contains(controller)
    else { return false }
    _ = stacks.update(id) { $0.entering.removeAll { $0 == controller } }
    return true
  }

  /// Returns whether a stack in the layer of `id` is in a transition.
  ///
  /// While a stack is in a transition, `present` and `dismiss` begin their transition inside the
  /// call (P-22).
  package func isInStackTransition(_ id: ControllerID) -> Bool {
    guard stacks.count > 0 else { return false }
    let root = layerRoot(of: id)
    return stacks.ids.contains { stack in
      guard let node = stacks[stack], running(node.transition) != nil else { return false }
      return layerRoot(of: node.owner) == root
    }
  }

  /// Returns the transition, or nil once the transition is over.
  ///
  /// Later changes do not belong to a transition that is over (N-10, N-42, T-46).
  package func running(_ transition: TransitionID?) -> TransitionID? {
    transition.flatMap { transitions[$0]?.isOver == true ? nil : $0 }
  }

  /// Returns the transition whose coordinator a controller returns.
  ///
  /// If a stack or tab bar controller around the controller is in a transition, the result is the
  /// transition of the nearest of these controllers. Otherwise, it is the modal transition that the
  /// controller sees (T-16a).
  package func coordinated(from id: ControllerID) -> TransitionID? {
    guard transitions.count > 0 else { return nil }
    var next: ControllerID? = id
    while let controller = next {
      let stack = controllers[controller]?.stack.flatMap { stacks[$0]?.transition }
      let tab = controllers[controller]?.tab.flatMap { tabs[$0]?.transition }
      if let running = running(stack) ?? running(tab) { return running }
      next = controllers[controller]?.parent
    }
    return transition(visibleFrom: id) { !$0.isOver }
  }
}
