/// The identity of an element in a collection of slots.
///
/// `index` is the slot of the element, and `generation` is the number of elements that were in this
/// slot before.
package struct SlotID<Element>: Hashable, Sendable {
  package let index: Int32
  package let generation: Int32
}

/// The identity of a node of any type in a hierarchy.
package protocol NodeReference {
  /// The identity as a key whose type is the same for nodes of all types.
  var nodeKey: NodeKey { get }
}

/// The identity of a node among the nodes of all types in a hierarchy.
package struct NodeKey: Hashable, Sendable {
  let kind: ObjectIdentifier
  let index: Int32
  let generation: Int32

  /// A hash of the identity.
  package var bits: UInt {
    UInt(bitPattern: kind) &+ UInt(UInt32(bitPattern: index)) &* 3
      &+ UInt(UInt32(bitPattern: generation)) << 32
  }

  /// Returns the identity of the node if the node has this type; otherwise nil.
  package func id<Node>(_ type: Node.Type) -> SlotID<Node>? {
    kind == ObjectIdentifier(type) ? SlotID(index: index, generation: generation) : nil
  }
}

extension SlotID: NodeReference {
  package var nodeKey: NodeKey {
    NodeKey(kind: ObjectIdentifier(Element.self), index: index, generation: generation)
  }
}

/// The position of the element of a slot, and the number of elements that were in the slot before.
struct SlotPlace: Hashable, Sendable {
  /// The position of a slot that is free.
  static let none: Int32 = -1

  var generation: Int32 = 0
  var position: Int32
}

/// A collection of values with identities; removing a value makes its identity invalid.
///
/// Inserting and removing an element takes constant time. The identity of a removed element never
/// becomes valid again, so an outdated identity never finds another element.
///
/// The elements are stored without gaps and are not optional, so that one value of an element can
/// be read without copying the element.
package struct Slots<Element: Hashable & Sendable>: Hashable, Sendable {
  package typealias ID = SlotID<Element>

  private var places: [SlotPlace] = []
  private var elements: [Element] = []
  /// The slot of the element at the same position.
  private var slots: [Int32] = []
  private var free: [Int32] = []

  package init() {}

  package var count: Int { elements.count }

  package var ids: [ID] {
    slots.sorted().map { ID(index: $0, generation: places[Int($0)].generation) }
  }

  package mutating func insert(_ element: consuming Element) -> ID {
    let index = free.popLast() ?? Int32(places.count)
    let position = Int32(elements.count)
    if index < places.count {
      places[Int(index)].position = position
    } else {
      places.append(SlotPlace(position: position))
    }
    elements.append(element)
    slots.append(index)
    return ID(index: index, generation: places[Int(index)].generation)
  }

  package mutating func remove(_ id: ID) { _ = take(id) }

  /// Removes the element and returns it; returns nil if the element was already removed.
  ///
  /// The last element moves to the position of the removed element.
  package mutating func take(_ id: ID) -> Element? {
    guard let position = position(of: id) else { return nil }
    elements.swapAt(position, elements.count - 1)
    slots.swapAt(position, slots.count - 1)
    places[Int(slots[position])].position = Int32(position)
    places[Int(id.index)] = SlotPlace(generation: id.generation + 1, position: SlotPlace.none)
    free.append(id.index)
    slots.removeLast()
    return elements.removeLast()
  }

  package func contains(_ id: ID) -> Bool { position(of: id) != nil }

  private func position(of id: ID) -> Int? {
    guard Int(id.index) < places.count else { return nil }
    let place = places[Int(id.index)]
    return place.generation == id.generation && place.position != SlotPlace.none
      ? Int(place.position) : nil
  }

  /// The element, or nil if it was removed.
  package subscript(id: ID) -> Element? {
    guard let position = position(of: id) else { return nil }
    return elements[position]
  }

  /// Returns the result of `body` for an element without copying the element.
  ///
  /// Returns nil if the element was removed.
  package func read<Result>(_ id: ID, _ body: (Element) -> Result) -> Result? {
    guard let position = position(of: id) else { return nil }
    return body(elements[position])
  }

  /// Changes an element in place, and returns the result of `body`.
  ///
  /// Returns nil if the element was removed.
  package mutating func update<Result>(
    _ id: ID, _ body: (inout Element) -> Result
  ) -> Result? {
    guard let position = position(of: id) else { return nil }
    return body(&elements[position])
  }
}
