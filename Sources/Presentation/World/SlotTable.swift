import PresentationLifecycle

/// A table of objects, in which the identity of an object contains the object's index.
final class SlotTable<Node: Hashable & Sendable, Value: AnyObject> {
  private struct Entry {
    var generation: Int32 = -1
    var value: Value?
  }

  @exclusivity(unchecked) private var entries: [Entry] = []

  /// Returns the object with the identity `id`; nil if there is none.
  ///
  /// The result is also nil if a newer object uses the same index.
  subscript(id: SlotID<Node>) -> Value? {
    if let index = index(of: id) { entries[index].value } else { nil }
  }

  /// Returns the object with the identity `id`; nil if there is none, or if `id` is nil.
  subscript(id: SlotID<Node>?) -> Value? {
    if let id { self[id] } else { nil }
  }

  private func index(of id: SlotID<Node>) -> Int? {
    let index = Int(id.index)
    return index < entries.count && entries[index].generation == id.generation ? index : nil
  }

  func insert(_ value: Value, at id: SlotID<Node>) {
    let index = Int(id.index)
    while entries.count <= index { entries.append(Entry()) }
    entries[index].generation = id.generation
    extendLifetime(exchange(&entries[index].value, with: value))
  }

  /// Removes and returns the object with the identity `id`.
  @discardableResult func take(_ id: SlotID<Node>) -> Value? {
    guard let index = index(of: id) else { return nil }
    return exchange(&entries[index].value, with: nil)
  }

  /// The objects, in the order of their identities.
  ///
  /// The code uses a closure, because a key path is slower: it took 1.5 % of the tests' time in a
  /// debug build.
  var values: [Value] { entries.compactMap { $0.value } }

  func removeAll() {
    extendLifetime(exchange(&entries, with: []))
  }
}
