/// Deadlines in a 4-ary heap, the earliest first.
struct DeadlineHeap {
  private(set) var entries: [Deadline] = []

  var first: Deadline? { entries.first }

  mutating func insert(_ entry: Deadline) {
    entries.append(entry)
    siftUp(from: entries.count - 1)
  }

  /// Takes the first out, and tells whether the one that is first then is dead.
  mutating func removeFirst(_ slots: [TimerSlot]) -> Bool {
    let last = entries.removeLast()
    if entries.isEmpty { return false }
    return entries.withUnsafeMutableBufferPointer { entries in
      // Asked at once, so that memory answers while the heap is put in order.
      let child = Self.leastChild(of: 0, in: entries).map { entries[$0] } ?? last
      let isDead = !(child < last ? child : last).timer.isIn(slots)
      Self.siftDown(last, from: 0, in: entries)
      return isDead
    }
  }

  mutating func removeDead(_ slots: [TimerSlot]) {
    replaceAll(with: entries.filter { $0.timer.isIn(slots) })
  }

  mutating func replaceAll(with new: [Deadline]) {
    entries = new
    entries.withUnsafeMutableBufferPointer { entries in
      for parent in (0..<(entries.count + 2) / 4).reversed() {
        Self.siftDown(entries[parent], from: parent, in: entries)
      }
    }
  }

  private mutating func siftUp(from start: Int) {
    entries.withUnsafeMutableBufferPointer { entries in
      let entry = entries[start]
      var index = start
      while index > 0 {
        let parent = (index - 1) / 4
        guard entry < entries[parent] else { break }
        entries[index] = entries[parent]
        index = parent
      }
      entries[index] = entry
    }
  }

  @inline(__always)
  private static func siftDown(
    _ entry: Deadline, from start: Int, in entries: UnsafeMutableBufferPointer<Deadline>
  ) {
    var index = start
    while let child = leastChild(of: index, in: entries), entries[child] < entry {
      entries[index] = entries[child]
      index = child
    }
    entries[index] = entry
  }

  @inline(__always)
  private static func leastChild(
    of parent: Int, in entries: UnsafeMutableBufferPointer<Deadline>
  ) -> Int? {
    let first = parent * 4 + 1
    guard first + 3 < entries.count else {
      return (first..<max(first, entries.count)).min { entries[$0] < entries[$1] }
    }
    return lesser(
      lesser(first, first + 1, in: entries), lesser(first + 2, first + 3, in: entries),
      in: entries)
  }

  /// Reckoned, not chosen: a branch would be guessed wrong every other time.
  @inline(__always)
  private static func lesser(
    _ a: Int, _ b: Int, in entries: UnsafeMutableBufferPointer<Deadline>
  ) -> Int {
    a + (entries[b] < entries[a] ? 1 : 0) * (b - a)
  }
}
