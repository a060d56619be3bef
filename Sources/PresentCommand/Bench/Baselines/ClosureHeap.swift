/// A minimal timer queue: a 4-ary heap of closures, sorted by deadline and then by insertion.
struct ClosureHeap {
  private struct Entry {
    let deadline: Int64
    let order: Int
    let body: () -> Void
  }

  private var entries: [Entry] = []
  private var cancelled: [Bool] = []

  mutating func push(_ deadline: Int64, _ body: @escaping () -> Void) -> Int {
    let order = cancelled.count
    cancelled.append(false)
    entries.append(Entry(deadline: deadline, order: order, body: body))
    var child = entries.count - 1
    while child > 0 {
      let parent = (child - 1) / 4
      guard isBefore(child, parent) else { break }
      entries.swapAt(child, parent)
      child = parent
    }
    return order
  }

  mutating func cancel(_ order: Int) { cancelled[order] = true }

  /// Runs the first closure that is not canceled; returns false if no closure is left.
  mutating func popAndRun() -> Bool {
    while let first = entries.first {
      let last = entries.removeLast()
      if !entries.isEmpty {
        entries[0] = last
        siftDown()
      }
      if cancelled[first.order] { continue }
      first.body()
      return true
    }
    return false
  }

  private mutating func siftDown() {
    var parent = 0
    while true {
      var least = parent
      let children = parent * 4 + 1
      for child in children..<min(children + 4, max(children, entries.count))
      where isBefore(child, least) { least = child }
      if least == parent { return }
      entries.swapAt(least, parent)
      parent = least
    }
  }

  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    (entries[left].deadline, entries[left].order) < (entries[right].deadline, entries[right].order)
  }
}
