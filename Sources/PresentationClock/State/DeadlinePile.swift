/// Deadlines that are far off, in buckets by when they come, with no order inside.
///
/// A heap of very many is slow, because memory is far. Those that come late need no order yet: the
/// nearest bucket is put in order when the time of what comes before it has passed.
struct DeadlinePile {
  private struct Bucket {
    /// Nothing in it comes before this.
    var start: Deadline
    var entries: [Deadline] = []
  }

  /// So many deadlines are no trouble to a heap.
  static let small = 1 << 13
  /// How many buckets come of one that is not small, and how many samples tell where they start.
  private static let parts = 16, samplesPerPart = 16

  /// The nearest bucket last.
  private var buckets: [Bucket] = []

  var isEmpty: Bool { buckets.isEmpty }

  /// The entries in store, in no order.
  var entries: [Deadline] { buckets.flatMap(\.entries) }

  private(set) var count = 0

  /// Adds an entry, unless it comes before the nearest bucket.
  @inline(__always)
  mutating func append(_ entry: Deadline) -> Bool {
    guard let nearest = buckets.last, !(entry < nearest.start) else { return false }
    put(entry, from: 0)
    count += 1
    return true
  }

  /// Adds entries that come before the nearest bucket, in buckets of their own.
  mutating func append(_ entries: [Deadline]) {
    count += entries.count
    let samples = (0..<Self.parts * Self.samplesPerPart)
      .map { entries[$0 * 2_654_435_761 % entries.count] }
      .sorted(by: <)
    let first = buckets.count
    for part in (0..<Self.parts).reversed() {
      buckets.append(Bucket(start: samples[part * Self.samplesPerPart]))
    }
    for entry in entries { put(entry, from: first) }
  }

  /// Takes the nearest bucket out, without what is dead in it.
  ///
  /// - Returns: The living, in no order; and how many were dead.
  mutating func takeNearest(_ slots: [TimerSlot]) -> (alive: [Deadline], dead: Int) {
    guard var nearest = buckets.popLast() else { return ([], 0) }
    count -= nearest.entries.count
    if nearest.entries.count > Self.small {
      append(nearest.entries)
      nearest = buckets.removeLast()
      count -= nearest.entries.count
    }
    let alive = nearest.entries.filter { $0.timer.isIn(slots) }
    return (alive, nearest.entries.count - alive.count)
  }

  mutating func removeDead(_ slots: [TimerSlot]) {
    for index in buckets.indices { buckets[index].entries.removeAll { !$0.timer.isIn(slots) } }
    count = buckets.reduce(0) { $0 + $1.entries.count }
  }

  /// Puts an entry into the farthest bucket it can be in, of those from `first` on; if there is
  /// none, into the nearest one.
  @inline(__always)
  private mutating func put(_ entry: Deadline, from first: Int) {
    var first = first
    var count = buckets.count - first
    while count > 1 {
      let half = count / 2
      first += entry < buckets[first + half - 1].start ? half : 0
      count -= half
    }
    buckets[first].entries.append(entry)
  }
}
