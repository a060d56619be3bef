/// Deadlines of timers in a 4-ary heap: earliest first, equal ones in order of submission.
///
/// Entries are small and know their timer only by slot. A cancelled timer leaves its entry behind,
/// dead, until it comes to the top or until the dead outnumber the living.
struct DeadlineHeap {
  struct Entry {
    var deadline: Int64
    var order: UInt64
    var slot: Int

    @inline(__always)
    static func < (a: Entry, b: Entry) -> Bool {
      a.deadline != b.deadline ? a.deadline < b.deadline : a.order < b.order
    }
  }

  private(set) var entries: [Entry] = []
  private var dead = 0

  var first: Entry? { entries.first }

  mutating func insert(_ entry: Entry) {
    entries.append(entry)
    siftUp(from: entries.count - 1)
  }

  /// Takes the first entry out, or puts `next` in its place, and makes `first` live again.
  mutating func settleFirst(_ next: Entry?, _ slots: [TimerSlot]) {
    if let next {
      siftDown(next, from: 0)
    } else {
      removeFirst()
    }
    if dead > 0 { buryFirst(slots) }
  }

  /// Notes that one more entry has died, and buries the dead at the top or, if they are many, all.
  ///
  /// An entry lives while its slot has its order.
  mutating func entryDied(_ slots: [TimerSlot]) {
    dead += 1
    guard dead > 16 && dead * 2 > entries.count else { return buryFirst(slots) }
    entries.removeAll { slots[$0.slot].order != $0.order }
    dead = 0
    var parent = (entries.count + 2) / 4
    while parent > 0 {
      parent -= 1
      siftDown(entries[parent], from: parent)
    }
  }

  private mutating func removeFirst() {
    let last = entries.removeLast()
    if !entries.isEmpty { siftDown(last, from: 0) }
  }

  private mutating func buryFirst(_ slots: [TimerSlot]) {
    while dead > 0, let first, slots[first.slot].order != first.order {
      removeFirst()
      dead -= 1
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

  private mutating func siftDown(_ entry: Entry, from start: Int) {
    entries.withUnsafeMutableBufferPointer { entries in
      var index = start
      while true {
        let firstChild = index * 4 + 1
        guard firstChild < entries.count else { break }
        var least = firstChild
        for child in firstChild..<min(firstChild + 4, entries.count)
        where entries[child] < entries[least] { least = child }
        guard entries[least] < entry else { break }
        entries[index] = entries[least]
        index = least
      }
      entries[index] = entry
    }
  }
}
