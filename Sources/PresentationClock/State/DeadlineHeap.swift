/// Deadlines in a heap whose entries have up to four children; the earliest deadline comes first.
struct DeadlineHeap {
  /// The children of the entry at index `i` begin at index `4 * i + 1`.
  private(set) var entries: [Deadline] = []

  @inline(__always)
  var first: Deadline? { entries.first }

  mutating func insert(_ entry: Deadline) {
    entries.append(entry)
    var index = entries.count - 1
    while index > 0 {
      let parent = (index - 1) / 4
      guard entry < entries[parent] else { break }
      entries[index] = entries[parent]
      index = parent
    }
    entries[index] = entry
  }

  mutating func removeFirst() {
    let last = entries.removeLast()
    if !entries.isEmpty { siftDown(last, from: 0) }
  }

  mutating func removeAll(where isRemoved: (Deadline) -> Bool) {
    entries.removeAll(where: isRemoved)
    for parent in (0..<(entries.count + 2) / 4).reversed() {
      siftDown(entries[parent], from: parent)
    }
  }

  /// Moves an entry to its place in the heap, at the index `start` or below.
  private mutating func siftDown(_ entry: Deadline, from start: Int) {
    entries.withUnsafeMutableBufferPointer { entries in
      var index = start
      while let child = Self.leastChild(of: index, in: entries), entries[child] < entry {
        entries[index] = entries[child]
        index = child
      }
      entries[index] = entry
    }
  }

  @inline(__always)
  private static func leastChild(
    of parent: Int, in entries: UnsafeMutableBufferPointer<Deadline>
  ) -> Int? {
    let first = parent * 4 + 1
    guard first < entries.count else { return nil }
    var least = first
    for child in (first + 1)..<max(first + 1, min(first + 4, entries.count))
    where entries[child] < entries[least] {
      least = child
    }
    return least
  }
}
