/// A state machine that is stored in a node of the hierarchy, such as the node of a controller.
package protocol HierarchyMachine: Machine {
  /// The type of the node, which stores the machine together with other values.
  associatedtype Node: Hashable, Sendable

  /// Changes the machine in the node `id` by calling `body`; does nothing if the node was removed.
  static func change(
    _ id: SlotID<Node>, in hierarchy: inout Hierarchy, _ body: (inout ReentrancyGuard<Self>) -> Void
  )

  /// Sends an event to the machine in the node `id`, and returns a row of its state table.
  ///
  /// The row lists the effects to perform. Returns nil if the node was removed.
  static func handle(
    _ event: Event, at id: SlotID<Node>, in hierarchy: inout Hierarchy
  ) -> Row<Effect>?

  /// Records whether a machine must keep its state at present (law 3 of ``Machine``).
  ///
  /// The machine must keep its state from the first effect of a row until the last effect begins.
  /// `isOpen` is true at the beginning of this phase, and false at its end.
  static func setListOpen(_ isOpen: Bool, at id: SlotID<Node>, in hierarchy: inout Hierarchy)
}

extension HierarchyMachine {
  package static func handle(
    _ event: Event, at id: SlotID<Node>, in hierarchy: inout Hierarchy
  ) -> Row<Effect>? {
    let (flip, laws) = (hierarchy.flip, hierarchy.laws)
    var row: Row<Effect>?
    change(id, in: &hierarchy) { row = $0.handle(event, flip: flip, laws: laws) }
    return row
  }

  package static func setListOpen(
    _ isOpen: Bool, at id: SlotID<Node>, in hierarchy: inout Hierarchy
  ) {
    change(id, in: &hierarchy) { isOpen ? $0.openList() : $0.closeList() }
  }
}

extension PresentationMachine: HierarchyMachine {
  package static func change(
    _ id: LinkID, in hierarchy: inout Hierarchy, _ body: (inout ReentrancyGuard<Self>) -> Void
  ) {
    _ = hierarchy.links.update(id) { body(&$0.machine) }
  }
}

extension TransitionMachine: HierarchyMachine {
  package static func change(
    _ id: TransitionID, in hierarchy: inout Hierarchy, _ body: (inout ReentrancyGuard<Self>) -> Void
  ) {
    _ = hierarchy.transitions.update(id) { body(&$0.machine) }
  }
}

extension Interaction: HierarchyMachine {
  package static func change(
    _ id: TransitionID, in hierarchy: inout Hierarchy, _ body: (inout ReentrancyGuard<Self>) -> Void
  ) {
    _ = hierarchy.transitions.update(id) { body(&$0.interaction) }
  }
}

extension Appearance: HierarchyMachine {
  package static func change(
    _ id: ControllerID, in hierarchy: inout Hierarchy, _ body: (inout ReentrancyGuard<Self>) -> Void
  ) {
    _ = hierarchy.controllers.update(id) { body(&$0.appearance) }
  }
}

extension ManualAppearance: HierarchyMachine {
  package static func change(
    _ id: ControllerID, in hierarchy: inout Hierarchy, _ body: (inout ReentrancyGuard<Self>) -> Void
  ) {
    _ = hierarchy.controllers.update(id) { body(&$0.manual) }
  }
}

extension StackMachine: HierarchyMachine {
  package static func change(
    _ id: StackID, in hierarchy: inout Hierarchy, _ body: (inout ReentrancyGuard<Self>) -> Void
  ) {
    _ = hierarchy.stacks.update(id) { body(&$0.machine) }
  }
}

extension TabMachine: HierarchyMachine {
  package static func change(
    _ id: TabID, in hierarchy: inout Hierarchy, _ body: (inout ReentrancyGuard<Self>) -> Void
  ) {
    _ = hierarchy.tabs.update(id) { body(&$0.machine) }
  }
}

extension PropertyAnimation: HierarchyMachine {
  package static func change(
    _ id: AnimatorID, in hierarchy: inout Hierarchy, _ body: (inout ReentrancyGuard<Self>) -> Void
  ) {
    _ = hierarchy.animators.update(id) { body(&$0.machine) }
  }
}
