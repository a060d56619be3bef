/// The data that a clock stores about a display link.
struct LinkEntry {
  var number: UInt64
  var what: String
  var site: CallSite
  var grid: FrameGrid
  var mode: RunLoopMode
  var isPaused = false
  /// The frame of the link's next tick; meaningless while the link is paused or suspended.
  var next: FrameGrid.Frame
  var body: @MainActor (DisplayFrame) -> Void

  func ticks(in current: RunLoopMode) -> Bool { !isPaused && mode.runs(in: current) }
}

/// The display links of a clock, the oldest link first.
struct LinkList {
  private(set) var entries: [LinkEntry] = []

  var allArePaused: Bool { entries.allSatisfy(\.isPaused) }

  func entry(_ number: UInt64) -> LinkEntry? {
    entries.first { $0.number == number }
  }

  /// Returns the instant of the next frame at which a link ticks, or nil if no link will tick.
  func nextFrame(in mode: RunLoopMode) -> Int64? {
    guard !entries.isEmpty else { return nil }
    return entries.lazy.filter { $0.ticks(in: mode) }.map(\.next.instant).min()
  }

  mutating func append(_ entry: LinkEntry) {
    entries.append(entry)
  }

  /// Removes a link and returns it.
  ///
  /// The caller releases the link after its exclusive access to the state has ended.
  mutating func remove(_ number: UInt64) -> LinkEntry? {
    guard let index = entries.firstIndex(where: { $0.number == number }) else { return nil }
    return entries.remove(at: index)
  }

  mutating func set(_ number: UInt64, paused: Bool, now: Int64) {
    guard let index = entries.firstIndex(where: { $0.number == number }),
      entries[index].isPaused != paused
    else { return }
    entries[index].isPaused = paused
    entries[index].next = entries[index].grid.frame(after: now)
  }

  mutating func addMode(
    _ new: RunLoopMode, to number: UInt64, current: RunLoopMode, now: Int64
  ) {
    guard let index = entries.firstIndex(where: { $0.number == number }) else { return }
    let ticked = entries[index].mode.runs(in: current)
    entries[index].mode = entries[index].mode.joined(with: new)
    if !ticked { entries[index].next = entries[index].grid.frame(after: now) }
  }

  /// Schedules the next tick of each link that the change of mode resumes.
  mutating func modeChanged(from old: RunLoopMode, now: Int64) {
    for index in entries.indices where !entries[index].mode.runs(in: old) {
      entries[index].next = entries[index].grid.frame(after: now)
    }
  }

  /// Returns the callback of the oldest link that has a frame at `now`, and schedules the next tick
  /// of this link.
  mutating func takeDue(
    at now: Int64, in mode: RunLoopMode
  ) -> Body? {
    guard !entries.isEmpty,
      let index = entries.firstIndex(where: { $0.ticks(in: mode) && $0.next.instant <= now })
    else { return nil }
    let due = entries[index].next
    let next = entries[index].grid.frame(after: now)
    entries[index].next = next
    let frame = DisplayFrame(
      number: Int(due.number), timestamp: .nanoseconds(due.instant),
      targetTimestamp: .nanoseconds(next.instant))
    let body = entries[index].body
    return Body { body(frame) }
  }
}
