/// The deadlines of timers.
///
/// The earliest deadline comes first; equal deadlines come in order of submission.
///
/// A canceled timer leaves a *dead* entry. A dead entry is removed when it becomes the first entry.
/// If the dead entries outnumber the entries of waiting timers, all dead entries are removed.
struct DeadlineQueue {
  /// The entries that came in ascending order, which is the usual one.
  private var run = DeadlineRun()
  /// The entries that were earlier than the last entry of `run`.
  private var heap = DeadlineHeap()
  private var dead = 0

  /// All stored entries, including dead entries, in no particular order.
  var entries: [Deadline] { run.entries + heap.entries }

  var count: Int { run.entries.count + heap.entries.count }

  /// Whether no timer waits.
  ///
  /// As the first entry is never dead, this is true exactly if there are no entries.
  var isEmpty: Bool { first == nil }

  /// The earliest deadline of a waiting timer.
  private(set) var first: Deadline?

  mutating func insert(_ entry: Deadline) {
    if !run.append(entry) { heap.insert(entry) }
    if let first, first < entry { return }
    first = entry
  }

  /// Removes the first entry, and any dead entries that then come first.
  mutating func removeFirst(_ slots: [TimerSlot]) {
    removeFront()
    buryFront(slots)
  }

  /// Removes the entry of a waiting timer and returns it; nil if the timer has no entry here.
  mutating func remove(_ timer: TimerID, _ slots: [TimerSlot]) -> Deadline? {
    guard let entry = entries.first(where: { $0.timer == timer }) else { return nil }
    removeAll { $0.timer == timer }
    buryFront(slots)
    return entry
  }

  /// Records that one more entry is dead.
  ///
  /// Removes the dead entries at the front. If there are more than 16 dead entries, and they
  /// outnumber the waiting timers, removes all dead entries.
  mutating func entryDied(_ slots: [TimerSlot]) {
    dead += 1
    guard dead > 16, dead * 2 > count else { return buryFront(slots) }
    dead = 0
    removeAll { !$0.timer.isIn(slots) }
  }

  private mutating func removeAll(where isRemoved: (Deadline) -> Bool) {
    run.removeAll(where: isRemoved)
    heap.removeAll(where: isRemoved)
    findFirst()
  }

  private mutating func buryFront(_ slots: [TimerSlot]) {
    while let first, !first.timer.isIn(slots) {
      removeFront()
      dead -= 1
    }
  }

  private mutating func removeFront() {
    if let first, run.first?.order == first.order {
      run.removeFirst()
    } else {
      heap.removeFirst()
    }
    findFirst()
  }

  private mutating func findFirst() {
    first = run.first
    guard let other = heap.first else { return }
    if let first, first < other { return }
    first = other
  }
}
