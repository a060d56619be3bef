extension Hierarchy {
  /// Whether any presentation, stack, tab bar controller or transition is in an intermediate state.
  ///
  /// An intermediate state lasts only while effects such as callbacks are being performed, or while
  /// a delegate is being asked.
  package var isDelivering: Bool {
    links.ids.contains { links[$0]?.isDelivering == true }
      || transitions.ids.contains { transitions[$0]?.isDelivering == true }
      || stacks.ids.contains { stacks.read($0, \.isDelivering) == true }
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
