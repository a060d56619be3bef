/// A machine that is stored in a node of a hierarchy.
package protocol HierarchyMachine: Machine {
  /// The facts that the hierarchy stores together with the machine.
  associatedtype Node: Hashable, Sendable

  /// Lets `body` change the machine of `id` in place; does nothing if the node `id` was removed.
  static func change(
    _ id: SlotID<Node>, in hierarchy: inout Hierarchy, _ body: (inout ReentrancyGuard<Self>) -> Void
  )

  /// Lets the machine of `id` handle `event`, and returns the row; returns nil if the node `id` was
  /// removed.
  static func handle(
    _ event: Event, at id: SlotID<Node>, in hierarchy: inout Hierarchy
  ) -> Row<Effect>?

  /// Records whether the list of effects of a row is open: from its first effect until its last
  /// effect begins.
  ///
  /// While the list is open, the machine must keep its state (law 3).
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

/// The address of a machine, to which events are sent.
package struct Address<M: HierarchyMachine>: Hashable, Sendable {
  /// The node that keeps the machine.
  package let id: SlotID<M.Node>

  @inlinable package init(_ id: SlotID<M.Node>) { self.id = id }
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
