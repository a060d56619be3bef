import PresentationLifecycle

/// The number of entries of one of a world's tables.
package struct TableSize: Hashable, Sendable {
  package let name: String
  package let count: Int
  /// Whether entries of deallocated objects may stay in the table for some time.
  package let isSwept: Bool

  /// Returns the sizes of all tables; long random tests check that these numbers do not grow.
  @MainActor package static func all(in world: World) -> [TableSize] {
    func size(_ name: String, _ count: Int, isSwept: Bool = false) -> TableSize {
      TableSize(name: name, count: count, isSwept: isSwept)
    }
    return [
      size("members", world.members.count, isSwept: true),
      size("names", world.names.count, isSwept: true),
      size("controllers", world.hierarchy.controllers.count, isSwept: true),
      size("links", world.hierarchy.links.count),
      size("relations", world.relations.values.count),
      size("calls", world.calls.count),
      size("transition machines", world.hierarchy.transitions.count),
      size("transitions", world.transitions.values.count),
      size("animators", world.hierarchy.animators.count),
      size("stacks", world.hierarchy.stacks.count),
      size("tab bar controllers", world.hierarchy.tabs.count),
      size("visitors", world.visitors.count),
      size("presenters", world.presenters.all.count),
      size("commit followers", world.commitFollowers.count),
      size("attachments", world.attachmentCount),
      size("timers", world.clock.storedTimerEntries, isSwept: true),
    ]
  }
}
