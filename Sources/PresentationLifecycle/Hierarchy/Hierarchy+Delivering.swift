extension Hierarchy {
  /// Whether any presentation, stack, tab bar controller or transition is in an intermediate state.
  ///
  /// An intermediate state lasts only while effects such as callbacks are being performed, or while
  /// a delegate is being asked.
  ///
  /// - Parameter includesLastCallbacks: Whether a dismissal counts that has removed its
  ///   controllers, and only has to call its last callbacks, such as the completion of `dismiss`.
  package func isDelivering(includesLastCallbacks: Bool) -> Bool {
    links.ids.contains {
      links[$0]?.isDelivering == true && (includesLastCallbacks || !hasRemovedPresented($0))
    }
      || transitions.ids.contains {
        transitions[$0]?.isDelivering == true
          && (includesLastCallbacks || !hasRemovedControllers($0))
      }
      || stacks.ids.contains { stacks.read($0, \.isDelivering) == true }
      || tabs.ids.contains { tabs[$0]?.isDelivering == true }
  }

  /// Whether a transition is a dismissal that has removed its controllers, and only has to call its
  /// last callbacks.
  package func hasRemovedControllers(_ id: TransitionID) -> Bool {
    guard let node = transitions[id] else { return false }
    return switch node.machine.state {
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

extension Appearance.State {
  /// Whether all callbacks of the appearance or disappearance have been called.
  package var lasts: Bool {
    switch self {
    case .disappeared, .appeared: true
    case .appearing, .disappearing: false
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
