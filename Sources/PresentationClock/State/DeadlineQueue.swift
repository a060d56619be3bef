/// Deadlines of timers: earliest first, equal ones in order of submission.
///
/// What does not come before the last in line stands behind it, at no cost; the rest goes into a
/// heap or, when that has grown large, far deadlines onto a pile. A cancelled timer leaves its
/// entry behind, dead, until it comes to the front or until the dead outnumber the living.
struct DeadlineQueue {
  private var line = DeadlineLine()
  private var heap = DeadlineHeap()
  /// All of it comes after the heap, which is not empty if the pile is not.
  private var pile = DeadlinePile()
  /// The heap is large when it has more entries than this.
  private var roof = DeadlinePile.small
  private var dead = 0

  /// The entries in store, dead ones included, in no order.
  var entries: [Deadline] { line.entries + heap.entries + pile.entries }

  var count: Int { line.count + heap.entries.count + pile.count }

  /// Whether no timer waits: one that is alive would be the first.
  var isEmpty: Bool { count == 0 }

  /// The earliest deadline, which is alive.
  @inline(__always)
  var first: Deadline? {
    guard let first = line.first else { return heap.first }
    if let other = heap.first, other < first { return other }
    return first
  }

  mutating func insert(_ entry: Deadline, _ slots: [TimerSlot]) {
    if line.append(entry) || pile.append(entry) { return }
    heap.insert(entry)
    if heap.entries.count > roof { makeRoom(slots) }
  }

  /// Takes out the first, which is `entry`, and the dead behind it.
  @inline(__always)
  mutating func removeFirst(_ entry: Deadline, _ slots: [TimerSlot]) {
    if line.first?.order == entry.order {
      while line.removeFirst(slots) { dead -= 1 }
    } else {
      while heap.removeFirst(slots) { dead -= 1 }
      if heap.entries.isEmpty { refill(slots) }
    }
  }

  /// Notes that one more entry has died, and buries the dead in front or, if they are many, all.
  mutating func entryDied(_ slots: [TimerSlot]) {
    dead += 1
    if dead > 16 && dead * 2 > count {
      dead = 0
      line.removeDead(slots)
      heap.removeDead(slots)
      pile.removeDead(slots)
      if heap.entries.isEmpty { refill(slots) }
    } else {
      buryFront(line.first, slots)
      buryFront(heap.first, slots)
    }
  }

  @inline(__always)
  private mutating func buryFront(_ entry: Deadline?, _ slots: [TimerSlot]) {
    guard let entry, !entry.timer.isIn(slots) else { return }
    dead -= 1
    removeFirst(entry, slots)
  }

  private mutating func makeRoom(_ slots: [TimerSlot]) {
    pile.append(heap.entries)
    heap.replaceAll(with: [])
    refill(slots)
  }

  private mutating func refill(_ slots: [TimerSlot]) {
    while heap.entries.isEmpty, !pile.isEmpty {
      let nearest = pile.takeNearest(slots)
      dead -= nearest.dead
      heap.replaceAll(with: nearest.alive)
    }
    roof = max(DeadlinePile.small, heap.entries.count * 2)
  }
}
