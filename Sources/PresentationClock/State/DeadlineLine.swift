/// Deadlines that came in their order, the earliest first.
struct DeadlineLine {
  private var all: [Deadline] = []
  /// How many of them are gone.
  private var gone = 0

  var entries: ArraySlice<Deadline> { all[gone...] }

  var count: Int { all.count - gone }

  @inline(__always)
  var first: Deadline? { gone < all.count ? all[gone] : nil }

  /// Adds an entry, unless it comes before the last one.
  @inline(__always)
  mutating func append(_ entry: Deadline) -> Bool {
    if let last = all.last, entry < last { return false }
    all.append(entry)
    return true
  }

  /// Takes the first out, and tells whether the one that is first then is dead.
  @inline(__always)
  mutating func removeFirst(_ slots: [TimerSlot]) -> Bool {
    gone += 1
    if gone == all.count {
      all.removeAll(keepingCapacity: true)
      gone = 0
      return false
    }
    if gone > 64, gone * 2 > all.count { forgetGone() }
    return !all[gone].timer.isIn(slots)
  }

  mutating func removeDead(_ slots: [TimerSlot]) {
    forgetGone()
    all.removeAll { !$0.timer.isIn(slots) }
  }

  private mutating func forgetGone() {
    all.removeSubrange(..<gone)
    gone = 0
  }
}
