/// An identity inside one hierarchy: a place, and how often the place was given away before.
package struct SlotID<Element>: Hashable, Sendable {
  package let index: Int32
  package let generation: Int32
}

/// Values behind identities that can grow stale.
///
/// Insert and remove are O(1); a removed identity never becomes valid again, so an effect or an
/// answer that arrives too late is recognised instead of reaching a stranger.
package struct Slots<Element: Hashable & Sendable>: Hashable, Sendable {
  package typealias ID = SlotID<Element>

  private struct Slot: Hashable, Sendable {
    var generation: Int32
    var element: Element?

    /// Asked by pattern: comparing with nil would copy the element.
    var isTaken: Bool { if case .some = element { true } else { false } }
  }

  private var slots: [Slot] = []
  private var free: [Int32] = []

  package init() {}

  package var count: Int { slots.count - free.count }

  package var ids: [ID] {
    slots.indices.compactMap { index in
      slots[index].isTaken
        ? ID(index: Int32(index), generation: slots[index].generation) : nil
    }
  }

  package mutating func insert(_ element: consuming Element) -> ID {
    guard let index = free.popLast() else {
      slots.append(Slot(generation: 0, element: element))
      return ID(index: Int32(slots.count - 1), generation: 0)
    }
    slots[Int(index)].element = element
    return ID(index: index, generation: slots[Int(index)].generation)
  }

  package mutating func remove(_ id: ID) { _ = take(id) }

  /// Removes the element and returns it.
  package mutating func take(_ id: ID) -> Element? {
    guard contains(id) else { return nil }
    var element: Element?
    swap(&element, &slots[Int(id.index)].element)
    slots[Int(id.index)].generation += 1
    free.append(id.index)
    return element
  }

  package func contains(_ id: ID) -> Bool {
    Int(id.index) < slots.count && slots[Int(id.index)].generation == id.generation
      && slots[Int(id.index)].isTaken
  }

  /// The element, or nil when `id` is stale.
  package subscript(id: ID) -> Element? {
    contains(id) ? slots[Int(id.index)].element : nil
  }

  /// What `body` takes out of the element, which is not copied; nil when `id` is stale.
  package func read<Result>(_ id: ID, _ body: (Element) -> Result) -> Result? {
    contains(id) ? body(slots[Int(id.index)].element!) : nil
  }

  /// Changes the element in place; answers nil when `id` is stale.
  package mutating func update<Result>(
    _ id: ID, _ body: (inout Element) -> Result
  ) -> Result? {
    guard contains(id) else { return nil }
    return body(&slots[Int(id.index)].element!)
  }
}
