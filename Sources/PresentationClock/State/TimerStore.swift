/// The timers of a clock: bodies in slots, deadlines in one queue for each set of modes.
struct TimerStore {
  private var slots: [TimerSlot] = []
  /// For each slot, the other half of its timer, or of the last one if it is free.
  private var plans: [TimerPlan] = []
  private var freeSlots: [UInt32] = []

  private var common = DeadlineQueue()
  /// The timers of the mode the clock is in, and of the other one.
  private var running = DeadlineQueue()
  private var suspended = DeadlineQueue()
  /// Repeating timers without interval, between two turns: they fire in every turn but are no
  /// reason for one.
  private var everyTurn: [Deadline] = []

  /// Whether no timer waits.
  var isEmpty: Bool {
    common.isEmpty && running.isEmpty && suspended.isEmpty && everyTurn.isEmpty
  }

  /// The entries in store, dead ones included.
  var entryCount: Int { common.count + running.count + suspended.count + everyTurn.count }

  /// The earliest deadline of a timer that may run in the current mode.
  var nextInstant: Int64? { first?.instant }

  private var first: Deadline? {
    guard let first = common.first else { return running.first }
    if let other = running.first, other < first { return other }
    return first
  }

  /// The earliest deadline after `now`, found by looking at every timer.
  func instant(after now: Int64, in mode: RunLoopMode) -> Int64? {
    var earliest: Int64?
    forEach { plan, deadline in
      guard deadline.instant > now, plan.mode.runs(in: mode) else { return }
      earliest = min(earliest ?? deadline.instant, deadline.instant)
    }
    return earliest
  }

  func contains(_ id: TimerID) -> Bool { id.isIn(slots) }

  func forEach(_ visit: (TimerPlan, Deadline) -> Void) {
    for entry in common.entries + running.entries + suspended.entries + everyTurn
    where contains(entry.timer) {
      visit(plans[entry.timer.index], entry)
    }
  }

  mutating func insert(
    _ plan: consuming TimerPlan, at instant: Int64, order: UInt64, current: RunLoopMode,
    body: consuming Body
  ) -> TimerID {
    let mode = plan.mode, repeats = plan.interval != nil
    let id: TimerID
    if let free = freeSlots.popLast() {
      let index = Int(free)
      id = TimerID(slot: free, generation: slots[index].generation)
      slots[index].repeats = repeats
      slots[index].body = body
      plans[index] = plan
    } else {
      id = TimerID(slot: UInt32(slots.count), generation: 0)
      slots.append(TimerSlot(repeats: repeats, body: body))
      plans.append(plan)
    }
    enter(Deadline(instant: instant, order: order, timer: id), mode: mode, current: current)
    return id
  }

  /// Removes a timer and returns its body, for the caller to release when no access is open.
  mutating func remove(_ id: TimerID, current: RunLoopMode) -> Body? {
    guard contains(id) else { return nil }
    let body = vacate(id)
    let mode = plans[id.index].mode
    if slots[id.index].repeats, let index = everyTurn.firstIndex(where: { $0.timer == id }) {
      everyTurn.remove(at: index)
    } else if mode == .common {
      common.entryDied(slots)
    } else if mode == current {
      running.entryDied(slots)
    } else {
      suspended.entryDied(slots)
    }
    return body
  }

  /// Removes all timers and returns them, for the caller to release when no access is open.
  mutating func removeAll() -> [TimerSlot] {
    let removed = slots
    for (index, slot) in removed.enumerated() where slot.body != nil {
      _ = vacate(TimerID(slot: UInt32(index), generation: slot.generation))
    }
    (common, running, suspended) = (DeadlineQueue(), DeadlineQueue(), DeadlineQueue())
    everyTurn = []
    return removed
  }

  /// Takes the body of the first timer that is due at `now` and was submitted before `limit`.
  ///
  /// A repeating timer is armed again before its body runs, as if it were submitted then.
  mutating func takeDue(
    at now: Int64, before limit: UInt64, numbering nextOrder: inout UInt64, in current: RunLoopMode
  ) -> Body? {
    guard let first, first.instant <= now, first.order < limit else { return nil }
    let repeats = slots[first.timer.index].repeats
    let body = repeats ? slots[first.timer.index].body : vacate(first.timer)
    precondition(body != nil, "The first entry, of slot \(first.timer.slot), is dead.")
    if common.first?.order == first.order {
      common.removeFirst(slots)
    } else {
      running.removeFirst(slots)
    }
    if repeats {
      rearm(first, now: now, order: nextOrder, current: current)
      nextOrder += 1
    }
    return body
  }

  /// Makes repeating timers without interval due in the turn that begins.
  mutating func turnBegan(current: RunLoopMode) {
    guard !everyTurn.isEmpty else { return }
    for entry in everyTurn {
      enter(entry, mode: plans[entry.timer.index].mode, current: current)
    }
    everyTurn.removeAll(keepingCapacity: true)
  }

  /// The clock has gone from one of its two modes to the other.
  mutating func modeChanged() {
    swap(&running, &suspended)
  }

  /// Moves a repeating timer to the first instant of its grid after `now`, or to the next turn if
  /// it has no interval.
  ///
  /// Ends it if the clock will have ended before it is due again.
  private mutating func rearm(
    _ last: Deadline, now: Int64, order: UInt64, current: RunLoopMode
  ) {
    let plan = plans[last.timer.index]
    guard let interval = plan.interval, interval > 0 else {
      everyTurn.append(Deadline(instant: now, order: order, timer: last.timer))
      return
    }
    let steps = (now - last.instant) / interval + 1
    let (span, overflowed) = steps.multipliedReportingOverflow(by: interval)
    let (instant, ended) = last.instant.addingReportingOverflow(span)
    if overflowed || ended {
      _ = vacate(last.timer)
    } else {
      enter(
        Deadline(instant: instant, order: order, timer: last.timer), mode: plan.mode,
        current: current)
    }
  }

  private mutating func enter(_ entry: Deadline, mode: RunLoopMode, current: RunLoopMode) {
    if mode == .common {
      common.insert(entry)
    } else if mode == current {
      running.insert(entry)
    } else {
      suspended.insert(entry)
    }
  }

  /// Frees a slot, for good if its generations are used up, and returns the body it held.
  private mutating func vacate(_ id: TimerID) -> Body? {
    slots[id.index].generation &+= 1
    if slots[id.index].generation != .max { freeSlots.append(id.slot) }
    return slots[id.index].body.take()
  }
}
