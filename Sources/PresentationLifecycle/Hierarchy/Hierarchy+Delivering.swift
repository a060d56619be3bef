extension Hierarchy {
  /// Whether any presentation, stack, tab bar controller or transition is in an intermediate state.
  ///
  /// An intermediate state lasts only while effects such as callbacks are being performed, or while
  /// a delegate is being asked.
  package var isDelivering: Bool {
    links.ids.contains { links[$0]?.isDelivering == true }
      || transitions.ids.contains { transitions[$0]?.isDelivering == true }
      || isContainerDelivering
  }

  /// The property ``isDelivering``, without the dismissals that have removed their controllers.
  ///
  /// Such a dismissal only has to call its last callbacks, such as the completion of `dismiss`.
  package var isDeliveringChanges: Bool {
    links.ids.contains { links[$0]?.isDelivering == true && !hasRemovedPresented($0) }
      || transitions.ids.contains { id in
        transitions[id].map { $0.isDelivering && !hasRemovedControllers($0) } == true
      }
      || isContainerDelivering
  }

  /// Whether a transition is a dismissal that has removed its controllers, and only has to call its
  /// last callbacks.
  package func hasRemovedControllers(_ id: TransitionID) -> Bool {
    transitions[id].map { hasRemovedControllers($0) } == true
  }

  private func hasRemovedControllers(_ node: TransitionNode) -> Bool {
    switch node.machine.state {
    case .ending(.completed), .delivering:
      node.direction == .dismissing && !node.links.isEmpty
        && node.links.allSatisfy { !links.contains($0) || hasRemovedPresented($0) }
    case .waiting, .beginning, .running, .ending, .over: false
    }
  }

  private func hasRemovedPresented(_ id: LinkID) -> Bool {
    guard let link = links[id] else { return false }
    return switch link.machine.state {
    case .ending(.dismissing, .completed, _), .carried:
      controllers[link.presented]?.presentingLink != id
    default: false
    }
  }

  private var isContainerDelivering: Bool {
    stacks.ids.contains { stacks.read($0, \.isDelivering) == true }
      || tabs.ids.contains { tabs[$0]?.isDelivering == true }
  }
}

extension LinkNode {
  fileprivate var isDelivering: Bool { machine.openLists > 0 || !machine.state.lasts }
}

extension StackNode {
  fileprivate var isDelivering: Bool { machine.openLists > 0 || !machine.state.lasts }
}

extension TabNode {
  fileprivate var isDelivering: Bool { machine.openLists > 0 || !machine.state.lasts }
}

extension TransitionNode {
  fileprivate var isDelivering: Bool {
    if machine.openLists > 0 || interaction.openLists > 0 { return true }
    return switch machine.state {
    case .waiting, .running: false
    case .beginning, .ending, .delivering, .over: true
    }
  }
}

extension PresentationMachine.State {
  /// Whether a presentation can stay in this state after all callbacks have returned.
  package var lasts: Bool {
    switch self {
    case .scheduled, .running, .presented, .carried: true
    case .requested, .asking, .checking, .refused, .choosing, .ending, .gone: false
    }
  }
}

extension StackMachine.State {
  package var lasts: Bool {
    switch self {
    case .resting, .pending, .running: true
    case .choosing, .exchanging, .ending: false
    }
  }
}

extension TabMachine.State {
  package var lasts: Bool {
    switch self {
    case .resting, .running: true
    case .choosing, .exchanging, .ending: false
    }
  }
}
