import PresentationLifecycle

extension World {
  /// The number of entries of one of the world's tables.
  package struct TableSize: Hashable, Sendable {
    package let name: String
    package let count: Int
    /// Whether entries of deallocated objects may stay in the table for some time.
    package let isSwept: Bool
  }

  /// The numbers of entries of all tables; long random tests check that these numbers do not grow.
  package var tableSizes: [TableSize] {
    func size(_ name: String, _ count: Int, isSwept: Bool = false) -> TableSize {
      TableSize(name: name, count: count, isSwept: isSwept)
    }
    return [
      size("members", members.count, isSwept: true),
      size("names", names.count, isSwept: true),
      size("controllers", hierarchy.controllers.count, isSwept: true),
      size("links", hierarchy.links.count),
      size("relations", relations.values.count),
      size("transition machines", hierarchy.transitions.count),
      size("transitions", transitions.values.count),
      size("animators", hierarchy.animators.count),
      size("stacks", hierarchy.stacks.count),
      size("tab bar controllers", hierarchy.tabs.count),
      size("visitors", visitors.count),
      size("presenters", presenters.all.count),
      size("commit followers", commitFollowers.count),
      size("attachments", attachmentCount),
      size("timers", clock.storedTimerEntries, isSwept: true),
    ]
  }
}
