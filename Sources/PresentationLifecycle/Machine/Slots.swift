/// An identity inside one hierarchy: a place, and how often the place was given away before.
package struct SlotID<Element>: Hashable, Sendable {
  package let index: Int32
  package let generation: Int32
}

/// Whether a place is taken, and how often it was given away before.
///
/// Apart from the elements, so that asking copies none of them.
private struct SlotPlace: Hashable, Sendable {
  var generation: Int32 = 0
  var isTaken = true
}

/// Values behind identities that can grow stale.
///
/// Insert and remove are O(1); a removed identity never becomes valid again, so an effect or an
/// answer that arrives too late is recognised instead of reaching a stranger.
package struct Slots<Element: Hashable & Sendable>: Hashable, Sendable {
  package typealias ID = SlotID<Element>

  private var places: [SlotPlace] = []
  private var elements: [Element?] = []
  private var free: [Int32] = []

  package init() {}

  package var count: Int { places.count - free.count }

  package var ids: [ID] {
    places.indices.compactMap { index in
      places[index].isTaken
        ? ID(index: Int32(index), generation: places[index].generation) : nil
    }
  }

  package mutating func insert(_ element: consuming Element) -> ID {
    guard let index = free.popLast() else {
      places.append(SlotPlace())
      elements.append(element)
      return ID(index: Int32(places.count - 1), generation: 0)
    }
    places[Int(index)].isTaken = true
    elements[Int(index)] = element
    return ID(index: index, generation: places[Int(index)].generation)
  }

  package mutating func remove(_ id: ID) { _ = take(id) }

  /// Removes the element and returns it.
  package mutating func take(_ id: ID) -> Element? {
    guard contains(id) else { return nil }
    var element: Element?
    swap(&element, &elements[Int(id.index)])
    places[Int(id.index)] = SlotPlace(generation: id.generation + 1, isTaken: false)
    free.append(id.index)
    return element
  }

  package func contains(_ id: ID) -> Bool {
    let index = Int(id.index)
    return index < places.count && places[index].generation == id.generation
      && places[index].isTaken
  }

  /// The element, or nil when `id` is stale.
  package subscript(id: ID) -> Element? {
    contains(id) ? elements[Int(id.index)] : nil
  }

  /// What `body` takes out of the element, which is not copied; nil when `id` is stale.
  package func read<Result>(_ id: ID, _ body: (Element) -> Result) -> Result? {
    contains(id) ? body(elements[Int(id.index)]!) : nil
  }

  /// Changes the element in place; answers nil when `id` is stale.
  package mutating func update<Result>(
    _ id: ID, _ body: (inout Element) -> Result
  ) -> Result? {
    guard contains(id) else { return nil }
    return body(&elements[Int(id.index)]!)
  }
}
