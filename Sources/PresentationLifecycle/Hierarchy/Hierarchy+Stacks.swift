/// The transition, navigation stack or tab bar controller that a request waits for.
package enum Blocker: Hashable, Sendable {
  case transition(TransitionID)
  case stack(StackID)
  case tab(TabID)
}

extension Hierarchy {
  /// Adds the stack of the navigation controller `owner` to the hierarchy.
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

  /// Returns the situation of a push, pop or set, and the transition or stack that it waits for.
  ///
  /// Mistakes are checked first, and then reasons to wait. A pop has no effect if the stack has
  /// only its root at the time of the call (N-20, N-43). An operation never overtakes operations
  /// that already wait (N-42).
  func arrival(
    of operation: StackOperation<ControllerID>, on id: StackID, _ occasion: Request.Occasion
  ) -> (Admission.Arrival, waitsFor: Blocker?) {
    guard let count = count(of: id) else { return (.stackUnchanged, nil) }
    switch operation.mistake({ isInStack($0, id) }) {
    case .popToMissing: return (.popToMissing, nil)
    case .pushRepeated: return (.pushRepeated, nil)
    case .setRepeated: return (.setRepeated, nil)
    case nil: break
    }
    if occasion == .call, operation == .pop, count < 2 { return (.stackUnchanged, nil) }
    var changes: Bool { stacks.read(id) { $0.controllers }.map(operation.changes) == true }
    let queue = occasion == .queue || isWaiting(id) == false ? nil : placeOfQueue(id)
    if let blocker = blocker(of: id) ?? queue {
      guard occasion != .redirection, blocker == .stack(id),
        let running = stacks.read(id, { $0.transition }) ?? nil, canBeRedirected(running)
      else { return (.stackWhileRunning, blocker) }
      // The resulting stack is not certain yet if a gesture may cancel the transition, or if
      // operations wait.
      guard queue == nil, transitions[running]?.isInteractive == false else {
        return (.whileFluid, blocker)
      }
      // An operation that changes nothing (N-32), or only controllers below the top (N-28), does
      // not end the fluid transition.
      if !changes { return (.stackUnchanged, nil) }
      let keepsTop = stacks.read(id) { $0.isInWindow && $0.keepsTop(operation) } == true
      return keepsTop ? (.stack, nil) : (.whileFluid, blocker)
    }
    return (changes ? .stack : .stackUnchanged, nil)
  }

  /// Returns whether a controller is a child of the stack's owner and belongs to the stack.
  ///
  /// The parent is compared first, so that the check of a new controller is fast in a long stack.
  private func isInStack(_ controller: ControllerID, _ id: StackID) -> Bool {
    let parent = controllers[controller]?.parent
    return stacks.read(id) { $0.owner == parent && $0.controllers.contains(controller) } == true
  }

  /// Returns the stack or modal transition that a new operation on the stack waits for (N-40,
  /// N-41).
  ///
  /// If the stack is busy, the operation waits for the stack itself. Otherwise the operation waits
  /// for the modal transition that `transition(visibleFrom:)` finds, until the transition has
  /// called the appearance callbacks of its end. Two kinds of stacks do not wait for this
  /// transition (N-41a):
  ///
  /// - A stack that is not on screen.
  /// - A stack inside the controller that is being presented.
  ///
  /// - Returns: Nil if the operation need not wait.
  private func blocker(of id: StackID) -> Blocker? {
    if isBusy(id) == true { return .stack(id) }
    guard queuesRequests, stacks.read(id, { $0.isInWindow && $0.shown != nil }) == true,
      let owner = owner(of: id), let running = transition(visibleFrom: owner),
      let node = transitions[running], !hasToldItsEnd(node)
    else { return nil }
    let comes = node.links.first.flatMap { links[$0]?.presented }
    if node.direction == .presenting, comes == layerRoot(of: owner) { return nil }
    return .transition(running)
  }

  /// Returns whether a modal transition has called all appearance callbacks of its end, and no
  /// request waits for it.
  ///
  /// The completion of `present` or `dismiss` is called after these callbacks (N-41).
  private func hasToldItsEnd(_ transition: TransitionNode) -> Bool {
    guard case .ending = transition.machine.state, transition.waiting.isEmpty else { return false }
    return transition.links.allSatisfy { link in
      guard let moving = (links[link]?.presented).flatMap({ controllers[$0] }) else { return true }
      return !moving.isBeingPresented && !moving.isBeingDismissed
    }
  }

  /// Returns the transition or stack that the first waiting operation waits for.
  private func placeOfQueue(_ id: StackID) -> Blocker {
    transition(awaitedByAny: { $0.stack == id }).map { .transition($0) } ?? .stack(id)
  }

  /// Plans a push, pop or set, and returns its effect on the screen.
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

  /// Creates the transition of an animated push, pop or set.
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

  /// Removes and returns the controllers that must get `didMove(toParent:)` now.
  ///
  /// The top is not included if it will appear without a push or pop. It gets `didMove` only after
  /// it has appeared (N-19a).
  package mutating func takeMoves(
    _ id: StackID
  ) -> (entering: [ControllerID], leaving: [ControllerID]) {
    let moves = stacks.update(id) { stack in
      let hidden = stack.awaitsAppearanceOfTop ? stack.top : nil
      var entering = exchange(&stack.entering, with: [])
      if let hidden, let place = entering.firstIndex(of: hidden) {
        stack.entering = [entering.remove(at: place)]
      }
      return (entering, exchange(&stack.leaving, with: []))
    }
    return moves ?? ([], [])
  }

  /// Records that a controller has appeared in its stack for the first time, and now gets
  /// `didMove(toParent:)` (N-19a).
  ///
  /// - Returns: Whether `didMove` was still missing. A second call for the same controller returns
  ///   false.
  package mutating func takeMove(of controller: ControllerID, in id: StackID) -> Bool {
    stacks.update(id) { $0.enter(controller) } ?? false
  }

  /// Returns whether a push or pop is running in the controller hierarchy that contains `id`.
  ///
  /// During a push or pop, `present` and `dismiss` begin their transition inside the call (P-22).
  package func isInStackTransition(_ id: ControllerID) -> Bool {
    guard stacks.count > 0 else { return false }
    let root = layerRoot(of: id)
    return stacks.ids.contains { stack in
      guard let node = stacks[stack], running(node.transition) != nil else { return false }
      return layerRoot(of: node.owner) == root
    }
  }

  /// Returns `transition`, or nil if this transition is over.
  ///
  /// A transition is over before its coordinator's completions are called. Changes that these
  /// completions make do not belong to the transition (N-10, N-42, T-46).
  package func running(_ transition: TransitionID?) -> TransitionID? {
    transition.flatMap { transitions[$0]?.isOver == true ? nil : $0 }
  }

  /// Returns the transition to which a controller's `transitionCoordinator` belongs (T-16a).
  ///
  /// The search begins at the controller itself and continues with its ancestors. The result is the
  /// first running transition of a navigation or tab bar controller. If there is none, the result
  /// is the nearest modal transition.
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
