/// The deadlines of timers, in a heap whose entries have up to four children.
///
/// The earliest deadline comes first; equal deadlines come in order of submission.
///
/// A canceled timer leaves a *dead* entry in the heap. A dead entry is removed when it becomes the
/// first entry. If the dead entries outnumber the entries of waiting timers, all dead entries are
/// removed.
struct DeadlineQueue {
  /// All stored entries, including dead entries.
  ///
  /// The children of the entry at index `i` begin at index `4 * i + 1`.
  private(set) var entries: [Deadline] = []
  private var dead = 0

  var count: Int { entries.count }

  /// Whether no timer waits.
  ///
  /// As the first entry is never dead, this is true exactly if there are no entries.
  var isEmpty: Bool { entries.isEmpty }

  /// The earliest deadline of a waiting timer.
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

  /// Removes the first entry, and any dead entries that then come first.
  mutating func removeFirst(_ slots: [TimerSlot]) {
    removeFront()
    buryFront(slots)
  }

  /// Removes the entry of a waiting timer and returns it; nil if the timer has no entry here.
  mutating func remove(_ timer: TimerID, _ slots: [TimerSlot]) -> Deadline? {
    guard let index = entries.firstIndex(where: { $0.timer == timer }) else { return nil }
    let entry = entries.remove(at: index)
    restoreOrder()
    buryFront(slots)
    return entry
  }

  /// Records that one more entry is dead.
  ///
  /// Removes the dead entries at the front. If there are more than 16 dead entries, and they
  /// outnumber the waiting timers, removes all dead entries.
  mutating func entryDied(_ slots: [TimerSlot]) {
    dead += 1
    guard dead > 16, dead * 2 > entries.count else { return buryFront(slots) }
    dead = 0
    entries.removeAll { !$0.timer.isIn(slots) }
    restoreOrder()
  }

  private mutating func restoreOrder() {
    for parent in (0..<(entries.count + 2) / 4).reversed() {
      siftDown(entries[parent], from: parent)
    }
  }

  private mutating func buryFront(_ slots: [TimerSlot]) {
    while let first, !first.timer.isIn(slots) {
      removeFront()
      dead -= 1
    }
  }

  private mutating func removeFront() {
    let last = entries.removeLast()
    if !entries.isEmpty { siftDown(last, from: 0) }
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
