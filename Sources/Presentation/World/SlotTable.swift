import PresentationLifecycle

/// What the shell keeps for the identities of one kind, at the places that `Slots` gave them.
struct SlotTable<Node: Hashable & Sendable, Value> {
  private struct Entry {
    let generation: Int32
    let value: Value
  }

  private var entries: [Entry?] = []

  /// The value of `id`, or nil when it has none, or is stale.
  subscript(id: SlotID<Node>) -> Value? {
    get {
      let index = Int(id.index)
      guard index < entries.count, let entry = entries[index], entry.generation == id.generation
      else { return nil }
      return entry.value
    }
    set {
      let index = Int(id.index)
      if let newValue {
        while entries.count <= index { entries.append(nil) }
        entries[index] = Entry(generation: id.generation, value: newValue)
      } else if index < entries.count, entries[index]?.generation == id.generation {
        entries[index] = nil
      }
    }
  }

  /// Every value, in order of identity.
  var values: [Value] { entries.compactMap { $0?.value } }

  /// Removes the value of `id` and returns it.
  mutating func take(_ id: SlotID<Node>) -> Value? {
    defer { self[id] = nil }
    return self[id]
  }

  mutating func removeAll() { entries.removeAll() }
}
