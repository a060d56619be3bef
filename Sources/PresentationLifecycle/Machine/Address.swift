/// A machine that a hierarchy keeps in a node.
package protocol HierarchyMachine: Machine {
  /// What the hierarchy keeps beside the machine.
  associatedtype Node: Hashable, Sendable

  /// Lets the machine of `id` handle `event`; nil when `id` is stale.
  static func handle(
    _ event: Event, at id: SlotID<Node>, in hierarchy: inout Hierarchy
  ) -> Row<Effect>?

  /// Tells law 3 that a list of the machine of `id` is being delivered, or that its last effect
  /// begins.
  static func setListOpen(_ isOpen: Bool, at id: SlotID<Node>, in hierarchy: inout Hierarchy)
}

/// Where a machine is: events are sent to it.
package struct Address<M: HierarchyMachine>: Hashable, Sendable {
  /// The node that keeps the machine.
  package let id: SlotID<M.Node>

  @inlinable package init(_ id: SlotID<M.Node>) { self.id = id }
}

extension PresentationMachine: HierarchyMachine {
  package static func handle(
    _ event: Event, at id: LinkID, in hierarchy: inout Hierarchy
  ) -> Row<Effect>? {
    let (flip, laws) = (hierarchy.flip, hierarchy.laws)
    return hierarchy.links.update(id) { $0.machine.handle(event, flip: flip, laws: laws) }
  }

  package static func setListOpen(_ isOpen: Bool, at id: LinkID, in hierarchy: inout Hierarchy) {
    _ = hierarchy.links.update(id) { isOpen ? $0.machine.openList() : $0.machine.closeList() }
  }
}

extension TransitionMachine: HierarchyMachine {
  package static func handle(
    _ event: Event, at id: TransitionID, in hierarchy: inout Hierarchy
  ) -> Row<Effect>? {
    let (flip, laws) = (hierarchy.flip, hierarchy.laws)
    return hierarchy.transitions.update(id) { $0.machine.handle(event, flip: flip, laws: laws) }
  }

  package static func setListOpen(
    _ isOpen: Bool, at id: TransitionID, in hierarchy: inout Hierarchy
  ) {
    _ = hierarchy.transitions.update(id) { isOpen ? $0.machine.openList() : $0.machine.closeList() }
  }
}

extension Interaction: HierarchyMachine {
  package static func handle(
    _ event: Event, at id: TransitionID, in hierarchy: inout Hierarchy
  ) -> Row<Effect>? {
    let (flip, laws) = (hierarchy.flip, hierarchy.laws)
    return hierarchy.transitions.update(id) { $0.interaction.handle(event, flip: flip, laws: laws) }
  }

  package static func setListOpen(
    _ isOpen: Bool, at id: TransitionID, in hierarchy: inout Hierarchy
  ) {
    _ = hierarchy.transitions.update(id) {
      isOpen ? $0.interaction.openList() : $0.interaction.closeList()
    }
  }
}

extension Appearance: HierarchyMachine {
  package static func handle(
    _ event: Event, at id: ControllerID, in hierarchy: inout Hierarchy
  ) -> Row<Effect>? {
    let (flip, laws) = (hierarchy.flip, hierarchy.laws)
    return hierarchy.controllers.update(id) { $0.appearance.handle(event, flip: flip, laws: laws) }
  }

  package static func setListOpen(
    _ isOpen: Bool, at id: ControllerID, in hierarchy: inout Hierarchy
  ) {
    _ = hierarchy.controllers.update(id) {
      isOpen ? $0.appearance.openList() : $0.appearance.closeList()
    }
  }
}

extension ManualAppearance: HierarchyMachine {
  package static func handle(
    _ event: Event, at id: ControllerID, in hierarchy: inout Hierarchy
  ) -> Row<Effect>? {
    let (flip, laws) = (hierarchy.flip, hierarchy.laws)
    return hierarchy.controllers.update(id) { $0.manual.handle(event, flip: flip, laws: laws) }
  }

  package static func setListOpen(
    _ isOpen: Bool, at id: ControllerID, in hierarchy: inout Hierarchy
  ) {
    _ = hierarchy.controllers.update(id) { isOpen ? $0.manual.openList() : $0.manual.closeList() }
  }
}

extension StackMachine: HierarchyMachine {
  package static func handle(
    _ event: Event, at id: StackID, in hierarchy: inout Hierarchy
  ) -> Row<Effect>? {
    let (flip, laws) = (hierarchy.flip, hierarchy.laws)
    return hierarchy.stacks.update(id) { $0.machine.handle(event, flip: flip, laws: laws) }
  }

  package static func setListOpen(_ isOpen: Bool, at id: StackID, in hierarchy: inout Hierarchy) {
    _ = hierarchy.stacks.update(id) { isOpen ? $0.machine.openList() : $0.machine.closeList() }
  }
}

extension TabMachine: HierarchyMachine {
  package static func handle(
    _ event: Event, at id: TabID, in hierarchy: inout Hierarchy
  ) -> Row<Effect>? {
    let (flip, laws) = (hierarchy.flip, hierarchy.laws)
    return hierarchy.tabs.update(id) { $0.machine.handle(event, flip: flip, laws: laws) }
  }

  package static func setListOpen(_ isOpen: Bool, at id: TabID, in hierarchy: inout Hierarchy) {
    _ = hierarchy.tabs.update(id) { isOpen ? $0.machine.openList() : $0.machine.closeList() }
  }
}

extension PropertyAnimation: HierarchyMachine {
  package static func handle(
    _ event: Event, at id: AnimatorID, in hierarchy: inout Hierarchy
  ) -> Row<Effect>? {
    let (flip, laws) = (hierarchy.flip, hierarchy.laws)
    return hierarchy.animators.update(id) { $0.machine.handle(event, flip: flip, laws: laws) }
  }

  package static func setListOpen(_ isOpen: Bool, at id: AnimatorID, in hierarchy: inout Hierarchy)
  {
    _ = hierarchy.animators.update(id) { isOpen ? $0.machine.openList() : $0.machine.closeList() }
  }
}
