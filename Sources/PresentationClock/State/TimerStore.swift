/// The timers of a clock: their closures in slots, and their deadlines in three queues.
///
/// The queues hold the timers for the common mode, for the current mode, and for the other mode.
struct TimerStore {
  private var slots: [TimerSlot] = []
  /// The plan of the timer in each slot; a free slot keeps the plan of its last timer.
  private var plans: [TimerPlan] = []
  private var freeSlots: [UInt32] = []

  private var common = DeadlineQueue()
  /// The deadlines of timers for the current mode; `suspended` holds the deadlines of timers for
  /// the other mode.
  private var running = DeadlineQueue()
  private var suspended = DeadlineQueue()
  /// The repeating timers with an interval of zero that wait for the next turn.
  ///
  /// They have fired at least once. They fire in every turn, but the clock runs no turn for them
  /// alone.
  private var everyTurn: [Deadline] = []

  /// Whether no timer waits.
  var isEmpty: Bool {
    common.isEmpty && running.isEmpty && suspended.isEmpty && everyTurn.isEmpty
  }

  /// The number of stored entries, including the entries of canceled timers.
  var entryCount: Int { common.count + running.count + suspended.count + everyTurn.count }

  /// The earliest deadline of a timer that may run in the current mode.
  var nextInstant: Int64? { first?.instant }

  private var first: Deadline? {
    guard let first = common.first else { return running.first }
    if let other = running.first, other < first { return other }
    return first
  }

  /// Returns the earliest deadline after `now` among the timers that may run in `mode`.
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

  /// Removes a timer and returns its body.
  ///
  /// The caller releases the body after its exclusive access to the state has ended.
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

  /// Schedules a timer in one more mode, with the same deadline and submission number.
  mutating func addMode(_ new: RunLoopMode, to id: TimerID, current: RunLoopMode) {
    guard contains(id) else { return }
    let old = plans[id.index].mode, joined = old.joined(with: new)
    guard joined != old else { return }
    plans[id.index].mode = joined
    let entry = old == current ? running.remove(id, slots) : suspended.remove(id, slots)
    if let entry { enter(entry, mode: joined, current: current) }
  }

  /// Removes all timers and returns them.
  ///
  /// The caller releases the timers after its exclusive access to the state has ended.
  mutating func removeAll() -> [TimerSlot] {
    let removed = slots
    for (index, slot) in removed.enumerated() where slot.body != nil {
      _ = vacate(TimerID(slot: UInt32(index), generation: slot.generation))
    }
    (common, running, suspended) = (DeadlineQueue(), DeadlineQueue(), DeadlineQueue())
    everyTurn = []
    return removed
  }

  /// Returns the body of the first timer that may fire at `now`; nil if there is none.
  ///
  /// A timer that was scheduled during this turn may not fire yet; its submission number is `limit`
  /// or more. A repeating timer is scheduled again before its body runs, and gets a new submission
  /// number.
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

  /// Makes the repeating timers with an interval of zero due in the turn that begins.
  mutating func turnBegan(current: RunLoopMode) {
    guard !everyTurn.isEmpty else { return }
    for entry in everyTurn {
      enter(entry, mode: plans[entry.timer.index].mode, current: current)
    }
    everyTurn.removeAll(keepingCapacity: true)
  }

  /// Exchanges the queues of the current mode and the other mode, after the mode has changed.
  mutating func modeChanged() {
    swap(&running, &suspended)
  }

  /// Schedules the next firing of a repeating timer.
  ///
  /// The deadlines of the timer are one interval apart; the next deadline is the first one after
  /// `now`. If the interval is zero, the timer fires in the next turn. If the next deadline does
  /// not fit into 64 bits, the timer ends.
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

  /// Frees a slot and returns its body.
  ///
  /// If all generations of the slot have been used, the slot is not used again.
  private mutating func vacate(_ id: TimerID) -> Body? {
    slots[id.index].generation &+= 1
    if slots[id.index].generation != .max { freeSlots.append(id.slot) }
    return slots[id.index].body.take()
  }
}
