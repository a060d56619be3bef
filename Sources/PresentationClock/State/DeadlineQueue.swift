/// Deadlines of timers in a 4-ary heap: the earliest first, equal ones in order of submission
///
///
/// A canceled timer leaves its entry behind, dead, until it comes to the front or until the dead
/// outnumber the living.
struct DeadlineQueue {
  /// The entries in store, dead ones included; each has its children at four times its index.
  private(set) var entries: [Deadline] = []
  private var dead = 0

  var count: Int { entries.count }

  /// Whether no timer waits: one that is alive would be the first.
  var isEmpty: Bool { entries.isEmpty }

  /// The earliest deadline, which is alive.
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

  /// Takes out the first, and the dead behind it.
  mutating func removeFirst(_ slots: [TimerSlot]) {
    removeFront()
    buryFront(slots)
  }

  /// Notes that one more entry has died, and buries the dead in front or, if they are many, all.
  mutating func entryDied(_ slots: [TimerSlot]) {
    dead += 1
    guard dead > 16, dead * 2 > entries.count else { return buryFront(slots) }
    dead = 0
    entries.removeAll { !$0.timer.isIn(slots) }
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

  /// Puts an entry where it belongs, at `start` or below.
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
