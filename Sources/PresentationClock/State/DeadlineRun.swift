/// Deadlines that were added in ascending order; the first one is removed without a search.
struct DeadlineRun {
  private var stored: [Deadline] = []
  /// The number of entries at the front of `stored` that were already removed.
  private var taken = 0

  var entries: ArraySlice<Deadline> { stored[taken...] }

  @inline(__always)
  var first: Deadline? { taken < stored.count ? stored[taken] : nil }

  /// Adds an entry, unless it is earlier than the last entry.
  ///
  /// - Returns: Whether the entry was added.
  mutating func append(_ entry: Deadline) -> Bool {
    if let last = stored.last, entry < last { return false }
    stored.append(entry)
    return true
  }

  /// Removes the first entry; the storage is reused when it is at least half empty.
  mutating func removeFirst() {
    taken += 1
    guard taken * 2 >= stored.count else { return }
    stored.removeFirst(taken)
    taken = 0
  }

  mutating func removeAll(where isRemoved: (Deadline) -> Bool) {
    stored = entries.filter { !isRemoved($0) }
    taken = 0
  }
}
