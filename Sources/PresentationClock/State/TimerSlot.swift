/// The identity of a timer: a slot, which is used again, and a generation of the slot, which is
/// not.
struct TimerID: Equatable {
  var slot: UInt32
  var generation: UInt32

  var index: Int { Int(slot) }

  /// Returns whether the timer still waits.
  @inline(__always)
  func isIn(_ slots: [TimerSlot]) -> Bool {
    index < slots.count && slots[index].generation == generation
  }
}

/// The part of a timer that is read when the timer fires.
struct TimerSlot {
  /// The generation of the timer in this slot or, if the slot is free, of the slot's next timer.
  var generation: UInt32 = 0
  var repeats: Bool
  var body: Body?
}

/// The part of a timer that is not read at each firing: its description, mode and interval.
struct TimerPlan {
  var what: String
  var site: CallSite
  var mode: RunLoopMode
  var kind = PendingWork.Kind.timer
  var interval: Int64?
}
