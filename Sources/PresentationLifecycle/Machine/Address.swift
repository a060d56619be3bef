/// A machine that a hierarchy keeps in a node.
package protocol HierarchyMachine: Machine {
  /// What the hierarchy keeps beside the machine.
  associatedtype Node: Hashable, Sendable

  /// Lets `body` change the machine of `id` in place; nil when `id` is stale.
  @discardableResult static func update<Result>(
    _ id: SlotID<Node>, in hierarchy: inout Hierarchy, _ body: (inout Guarded<Self>) -> Result
  ) -> Result?
}

/// Where a machine is: events are sent to it.
package struct Address<M: HierarchyMachine>: Hashable, Sendable {
  /// The node that keeps the machine.
  package let id: SlotID<M.Node>

  package init(_ id: SlotID<M.Node>) { self.id = id }
}

extension PresentationLink: HierarchyMachine {
  package static func update<Result>(
    _ id: LinkID, in hierarchy: inout Hierarchy, _ body: (inout Guarded<Self>) -> Result
  ) -> Result? {
    hierarchy.links.update(id) { body(&$0.machine) }
  }
}

extension TransitionMachine: HierarchyMachine {
  package static func update<Result>(
    _ id: TransitionID, in hierarchy: inout Hierarchy, _ body: (inout Guarded<Self>) -> Result
  ) -> Result? {
    hierarchy.transitions.update(id) { body(&$0.machine) }
  }
}

extension Interaction: HierarchyMachine {
  package static func update<Result>(
    _ id: TransitionID, in hierarchy: inout Hierarchy, _ body: (inout Guarded<Self>) -> Result
  ) -> Result? {
    hierarchy.transitions.update(id) { body(&$0.interaction) }
  }
}

extension Appearance: HierarchyMachine {
  package static func update<Result>(
    _ id: ControllerID, in hierarchy: inout Hierarchy, _ body: (inout Guarded<Self>) -> Result
  ) -> Result? {
    hierarchy.controllers.update(id) { body(&$0.appearance) }
  }
}

extension ManualAppearance: HierarchyMachine {
  package static func update<Result>(
    _ id: ControllerID, in hierarchy: inout Hierarchy, _ body: (inout Guarded<Self>) -> Result
  ) -> Result? {
    hierarchy.controllers.update(id) { body(&$0.manual) }
  }
}

extension Stack: HierarchyMachine {
  package static func update<Result>(
    _ id: StackID, in hierarchy: inout Hierarchy, _ body: (inout Guarded<Self>) -> Result
  ) -> Result? {
    hierarchy.stacks.update(id) { body(&$0.machine) }
  }
}

extension TabSelection: HierarchyMachine {
  package static func update<Result>(
    _ id: TabID, in hierarchy: inout Hierarchy, _ body: (inout Guarded<Self>) -> Result
  ) -> Result? {
    hierarchy.tabs.update(id) { body(&$0.machine) }
  }
}

extension PropertyAnimation: HierarchyMachine {
  package static func update<Result>(
    _ id: AnimatorID, in hierarchy: inout Hierarchy, _ body: (inout Guarded<Self>) -> Result
  ) -> Result? {
    hierarchy.animators.update(id) { body(&$0.machine) }
  }
}
