/// The identity of an element in a collection of slots.
///
/// `index` is the slot of the element, and `generation` is the number of elements that were in this
/// slot before.
package struct SlotID<Element>: Hashable, Sendable {
  package let index: Int32
  package let generation: Int32

  @inlinable init(index: Int32, generation: Int32) {
    (self.index, self.generation) = (index, generation)
  }
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

/// Whether a slot is in use, and the number of elements that were in the slot before.
///
/// This value is stored separately from the elements, so that reading it copies no element.
@usableFromInline struct SlotPlace: Hashable, Sendable {
  @usableFromInline var generation: Int32
  @usableFromInline var isTaken: Bool

  @inlinable init(generation: Int32 = 0, isTaken: Bool = true) {
    (self.generation, self.isTaken) = (generation, isTaken)
  }
}

/// A collection of values with identities; removing a value makes its identity invalid.
///
/// Inserting and removing an element takes constant time. The identity of a removed element never
/// becomes valid again, so an outdated identity never finds another element. The methods are
/// inlinable. Without inlining, a long test run spends 15 % of its instructions on looking up
/// generic types.
package struct Slots<Element: Hashable & Sendable>: Hashable, Sendable {
  package typealias ID = SlotID<Element>

  @usableFromInline var places: [SlotPlace] = []
  @usableFromInline var elements: [Element?] = []
  @usableFromInline var free: [Int32] = []

  @inlinable package init() {}

  @inlinable package var count: Int { places.count - free.count }

  @inlinable package var ids: [ID] {
    places.indices.compactMap { index in
      places[index].isTaken
        ? ID(index: Int32(index), generation: places[index].generation) : nil
    }
  }

  @inlinable package mutating func insert(_ element: consuming Element) -> ID {
    guard let index = free.popLast() else {
      places.append(SlotPlace())
      elements.append(element)
      return ID(index: Int32(places.count - 1), generation: 0)
    }
    places[Int(index)].isTaken = true
    elements[Int(index)] = element
    return ID(index: index, generation: places[Int(index)].generation)
  }

  @inlinable package mutating func remove(_ id: ID) { _ = take(id) }

  /// Removes the element and returns it; returns nil if the element was already removed.
  @inlinable package mutating func take(_ id: ID) -> Element? {
    guard contains(id) else { return nil }
    var element: Element?
    swap(&element, &elements[Int(id.index)])
    places[Int(id.index)] = SlotPlace(generation: id.generation + 1, isTaken: false)
    free.append(id.index)
    return element
  }

  @inlinable package func contains(_ id: ID) -> Bool {
    guard Int(id.index) < places.count else { return false }
    let place = places[Int(id.index)]
    return place.generation == id.generation && place.isTaken
  }

  /// The element, or nil if it was removed.
  @inlinable package subscript(id: ID) -> Element? {
    contains(id) ? elements[Int(id.index)] : nil
  }

  /// Returns the result of `body` for an element without copying the element.
  ///
  /// Returns nil if the element was removed.
  @inlinable package func read<Result>(_ id: ID, _ body: (Element) -> Result) -> Result? {
    contains(id) ? body(elements[Int(id.index)]!) : nil
  }

  /// Changes an element in place, and returns the result of `body`.
  ///
  /// Returns nil if the element was removed.
  @inlinable package mutating func update<Result>(
    _ id: ID, _ body: (inout Element) -> Result
  ) -> Result? {
    guard contains(id) else { return nil }
    return body(&elements[Int(id.index)]!)
  }
}
