/// Names a timer for good: slots are used again, births are not.
struct TimerID {
  var slot: Int
  var birth: UInt64
}

/// What a timer is, how often it fires, and in which mode.
struct TimerPlan {
  var what: String
  var site: CallSite
  var interval: Int64?
  var mode: RunLoopMode
  var kind = PendingWork.Kind.timer
}

/// The half of a timer that firing looks at.
struct TimerSlot {
  /// The order of the one heap entry that is live for this slot; 0 if the slot is free.
  var order: UInt64
  var interval: Int64?
  var body: Body?
}

/// The timers of a clock: bodies in slots, deadlines in one heap for each set of modes.
struct TimerStore {
  private struct Label {
    var birth: UInt64
    var deadline: Int64
    var plan: TimerPlan
  }

  private var slots: [TimerSlot] = []
  /// For each slot, the other half of its timer, or of the last one if it is free.
  private var labels: [Label] = []
  private var freeSlots: [Int] = []

  private var common = DeadlineHeap()
  /// The timers of the mode the clock is in, and of the other one.
  private var running = DeadlineHeap()
  private var suspended = DeadlineHeap()
  /// Repeating timers without interval, between two turns: they fire in every turn but are no
  /// reason for one.
  private var everyTurn: [DeadlineHeap.Entry] = []

  /// Whether no timer waits.
  var isEmpty: Bool { slots.count == freeSlots.count }

  /// The entries in store, dead ones included.
  var entryCount: Int {
    common.entries.count + running.entries.count + suspended.entries.count + everyTurn.count
  }

  /// The earliest deadline of a timer that may run in the current mode.
  var nextDeadline: Int64? {
    guard let first = common.first else { return running.first?.deadline }
    guard let other = running.first else { return first.deadline }
    return min(first.deadline, other.deadline)
  }

  /// The earliest deadline after `now`, found by looking at every timer.
  func deadline(after now: Int64, in mode: RunLoopMode) -> Int64? {
    var earliest: Int64?
    forEach { plan, deadline, _ in
      guard deadline > now, plan.mode.runs(in: mode) else { return }
      earliest = min(earliest ?? deadline, deadline)
    }
    return earliest
  }

  func contains(_ id: TimerID) -> Bool {
    id.slot < slots.count && labels[id.slot].birth == id.birth && slots[id.slot].order != 0
  }

  func forEach(_ visit: (_ plan: TimerPlan, _ deadline: Int64, _ order: UInt64) -> Void) {
    for (slot, label) in zip(slots, labels) where slot.order != 0 {
      visit(label.plan, label.deadline, slot.order)
    }
  }

  mutating func insert(
    _ plan: TimerPlan, deadline: Int64, order: UInt64, current: RunLoopMode,
    body: Body
  ) -> TimerID {
    let mode = plan.mode
    let slot = TimerSlot(order: order, interval: plan.interval, body: body)
    let label = Label(birth: order, deadline: deadline, plan: plan)
    let index: Int
    if let free = freeSlots.popLast() {
      index = free
      slots[index] = slot
      labels[index] = label
    } else {
      index = slots.count
      slots.append(slot)
      labels.append(label)
    }
    enter(.init(deadline: deadline, order: order, slot: index), mode: mode, current: current)
    return TimerID(slot: index, birth: order)
  }

  /// Removes a timer and returns its body, for the caller to release when no access is open.
  mutating func remove(_ id: TimerID, current: RunLoopMode) -> Body? {
    guard contains(id) else { return nil }
    let order = slots[id.slot].order
    let mode = labels[id.slot].plan.mode
    let body = vacate(id.slot)
    if slots[id.slot].interval == 0, let index = everyTurn.firstIndex(where: { $0.order == order })
    {
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

  /// Takes the body of the first timer that is due at `now` and was submitted before `limit`.
  ///
  /// A repeating timer is armed again before its body runs, as if it were submitted then.
  mutating func takeDue(
    at now: Int64, before limit: UInt64, numbering nextOrder: inout UInt64
  ) -> Body? {
    var isCommon = true
    var first = common.first
    if let other = running.first, first.map({ other < $0 }) ?? true {
      first = other
      isCommon = false
    }
    guard let first, first.deadline <= now, first.order < limit else { return nil }
    let body: Body?
    var next: DeadlineHeap.Entry?
    if let interval = slots[first.slot].interval {
      body = slots[first.slot].body
      next = rearm(first, every: interval, now: now, order: nextOrder)
      nextOrder += 1
    } else {
      body = vacate(first.slot)
    }
    precondition(body != nil, "The first entry, of slot \(first.slot), is dead.")
    if isCommon {
      common.settleFirst(next, slots)
    } else {
      running.settleFirst(next, slots)
    }
    return body
  }

  /// Makes repeating timers without interval due in the turn that begins.
  mutating func turnBegan(current: RunLoopMode) {
    guard !everyTurn.isEmpty else { return }
    for entry in everyTurn {
      enter(entry, mode: labels[entry.slot].plan.mode, current: current)
    }
    everyTurn.removeAll(keepingCapacity: true)
  }

  /// The clock has gone from one of its two modes to the other.
  mutating func modeChanged() {
    swap(&running, &suspended)
  }

  /// Moves a repeating timer to the first instant of its grid after `now`.
  ///
  /// Returns the entry to wait with, or nil if it waits for the next turn instead, or if the
  /// clock will have ended before it is due again.
  private mutating func rearm(
    _ entry: DeadlineHeap.Entry, every interval: Int64, now: Int64, order: UInt64
  ) -> DeadlineHeap.Entry? {
    var entry = entry
    entry.order = order
    if interval == 0 {
      entry.deadline = now
    } else {
      let steps = (now - entry.deadline) / interval + 1
      let (span, overflowed) = steps.multipliedReportingOverflow(by: interval)
      let (deadline, ended) = entry.deadline.addingReportingOverflow(span)
      if overflowed || ended {
        _ = vacate(entry.slot)
        return nil
      }
      entry.deadline = deadline
    }
    slots[entry.slot].order = order
    labels[entry.slot].deadline = entry.deadline
    guard interval == 0 else { return entry }
    everyTurn.append(entry)
    return nil
  }

  private mutating func enter(
    _ entry: DeadlineHeap.Entry, mode: RunLoopMode, current: RunLoopMode
  ) {
    if mode == .common {
      common.insert(entry)
    } else if mode == current {
      running.insert(entry)
    } else {
      suspended.insert(entry)
    }
  }

  /// Frees a slot and returns the body it held.
  private mutating func vacate(_ slot: Int) -> Body? {
    slots[slot].order = 0
    freeSlots.append(slot)
    return slots[slot].body.take()
  }
}
