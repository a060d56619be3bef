extension Hierarchy {
  /// Adds the tabs of the tab bar controller `owner` to the hierarchy.
  package mutating func makeTabs(
    of owner: ControllerID, _ tabs: [ControllerID], selected: ControllerID?
  ) -> TabID {
    let id = self.tabs.insert(
      TabNode(owner: owner, tabs: TabSet(controllers: tabs, selected: selected)))
    _ = controllers.update(owner) { $0.tab = id }
    return id
  }

  /// Returns the situation in which a change of the tabs or of the selection is requested.
  ///
  /// A change that is requested during another change waits until that change has ended (N-105).
  /// During an animated transition of the tabs, UIKit's message about unbalanced appearance
  /// transitions is also reported (N-48). The change waits neither for modal transitions nor for
  /// transitions of navigation stacks. While a change waits, the controller that it selects may be
  /// removed from the tabs. The change then has no effect.
  func arrival(
    of operation: TabOperation, on id: TabID, _ occasion: Request.Occasion
  ) -> (Admission.Arrival, waitsFor: Blocker?) {
    guard let node = tabs[id] else { return (.tabsUnchanged, nil) }
    let intended = occasion == .queue ? node.tabs : node.intended
    if case .select(let controller) = operation, !intended.controllers.contains(controller) {
      let isKnown = occasion == .queue || node.tabs.controllers.contains(controller)
      return (isKnown ? .tabsUnchanged : .selectMissing, nil)
    }
    if operation.result(on: intended) == intended { return (.tabsUnchanged, nil) }
    switch node.machine.state {
    case .running, .ending: return (.tabsWhileRunning, .tab(id))
    case .choosing, .exchanging: return (.tabsWhileDelivering, .tab(id))
    case .resting: break
    }
    // A change never overtakes changes that already wait.
    let waits = occasion != .queue && !node.waiting.isEmpty
    return node.isBusy || waits ? (.tabsWhileDelivering, .tab(id)) : (.tabs, nil)
  }

  /// Plans a change of the tabs or of the selection, and returns its effect on the screen.
  package mutating func plan(_ operation: TabOperation, on id: TabID) -> TabMachine.Reach {
    _ = tabs.update(id) { $0.plan(operation) }
    guard let node = tabs[id], node.isSeen else { return .unseen }
    return switch controllers[node.owner]?.appearance.state {
    case .appeared: .visible
    case .appearing: .appearing
    case .disappearing: .disappearing
    case .disappeared, nil: .unseen
    }
  }

  /// Creates the transition of an animated change of the tabs or of the selection.
  package mutating func beginTabs(_ request: Request, on id: TabID) -> TransitionID {
    let transition = transitions.insert(
      TransitionNode(direction: .presenting, request: request, owner: .tab(id)))
    _ = tabs.update(id) { $0.transition = transition }
    return transition
  }

  /// Removes and returns the first change that waits for the tabs.
  package mutating func takeFirstWaiting(_ id: TabID) -> Request? {
    guard let node = tabs[id], !node.isBusy, let first = node.waiting.first else { return nil }
    _ = tabs.update(id) { $0.waiting.removeFirst() }
    return first
  }

  /// Removes and returns the controllers that must get `didMove(toParent:)` now.
  package mutating func takeMoves(
    _ id: TabID
  ) -> (entering: [ControllerID], leaving: [ControllerID]) {
    guard let node = tabs[id] else { return ([], []) }
    _ = tabs.update(id) { ($0.entering, $0.leaving) = ([], []) }
    return (node.entering, node.leaving)
  }
}
