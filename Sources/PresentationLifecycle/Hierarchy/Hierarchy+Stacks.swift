/// The transition or the queue that a request waits for.
package enum Blocker: Hashable, Sendable {
  case transition(TransitionID)
  case stack(StackID)
  case tab(TabID)
}

extension Hierarchy {
  /// A controller that has a stack enters the world.
  ///
  /// - Parameter entering: Those of `content` that have not been sent `didMove` (N-19a).
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

  /// Mistakes are judged before anything else; then whether the operation waits.
  ///
  /// Whether there is anything to pop is judged in the call (N-20, N-43). None overtakes what waits
  /// already (N-42).
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
      // What a hand steers may still be taken back, and what waits will change it.
      guard queue == nil, transitions[running]?.isInteractive == false else {
        return (.whileFluid, blocker)
      }
      // The rest is what was asked for (N-32), or goes on above what changes (N-28).
      if changesNothing { return (.stackUnchanged, nil) }
      return stack.isInWindow && stack.keepsTop(operation)
        ? (.stack, nil) : (.whileFluid, blocker)
    }
    return (changesNothing ? .stackUnchanged : .stack, nil)
  }

  /// Its own stack, or a modal transition that the stack sees (N-40, N-41).
  ///
  /// A stack that shows nothing, or that is inside what is being presented, does not wait for that
  /// (N-41a).
  private func blocker(of stack: StackNode, _ id: StackID) -> Blocker? {
    if stack.isBusy { return .stack(id) }
    guard queuesRequests, stack.isInWindow, stack.shown != nil,
      let running = transition(visibleFrom: stack.owner), let node = transitions[running]
    else { return nil }
    let comes = node.links.first.flatMap { links[$0]?.presented }
    if node.direction == .presenting, comes == layerRoot(of: stack.owner) { return nil }
    return .transition(running)
  }

  /// Returns the blocker in front of the waiting operations.
  private func placeOfQueue(_ id: StackID) -> Blocker {
    let running = transitions.ids.first { transition in
      transitions[transition]?.waiting.contains { $0.stack == id } == true
    }
    return running.map { .transition($0) } ?? .stack(id)
  }

  /// The operation is carried out: what it changes is known from here on.
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

  /// Changes the stack by an operation, or restores it.
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

  /// A controller is taken out of a stack's children, also one that is on its way out of the stack:
  /// it does not come back if the operation is canceled.
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

  /// The first of what waits for the stack.
  package mutating func takeFirstWaiting(_ id: StackID) -> Request? {
    guard let first = stacks[id]?.waiting.first else { return nil }
    _ = stacks.update(id) { $0.waiting.removeFirst() }
    return first
  }

  /// The controllers that have entered and left for good.
  ///
  /// The top of a stack that was never displayed is not among them: its entry ends when it has
  /// appeared (N-19a).
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

  /// Whether a controller has entered a stack and only its first appearance was missing (N-19a).
  ///
  /// - Returns: True once.
  package mutating func takeMove(of controller: ControllerID, in id: StackID) -> Bool {
    guard let stack = stacks[id], stack.machine.state == .resting,
      stack.entering.contains(controller)
    else { return false }
    _ = stacks.update(id) { $0.entering.removeAll { $0 == controller } }
    return true
  }

  /// Whether a stack in the layer of `id` is in a transition: what is modal then begins in its call
  /// (P-22).
  package func isInStackTransition(_ id: ControllerID) -> Bool {
    guard stacks.count > 0 else { return false }
    let root = layerRoot(of: id)
    return stacks.ids.contains { stack in
      guard let node = stacks[stack], running(node.transition) != nil else { return false }
      return layerRoot(of: node.owner) == root
    }
  }

  /// The transition, unless it is over: what is carried out then is no part of it (N-10, N-42,
  /// T-46).
  package func running(_ transition: TransitionID?) -> TransitionID? {
    transition.flatMap { transitions[$0]?.isOver == true ? nil : $0 }
  }

  /// The transition whose coordinator a controller has: of the nearest stack or tabs around it,
  /// then the modal one that it sees (T-16a).
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
