/// The address of a state machine; events are sent to this address.
package struct Address<M: HierarchyMachine>: Hashable, Sendable {
  /// The identity of the node that stores the machine.
  package let id: SlotID<M.Node>

  package init(_ id: SlotID<M.Node>) { self.id = id }
}
