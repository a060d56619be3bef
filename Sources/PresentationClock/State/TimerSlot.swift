/// The identity of a timer: the index of a slot, and a generation of that slot.
///
/// Each timer that uses a slot has a different generation, so the identity of a timer is unique.
struct TimerID: Equatable {
  var slot: UInt32
  var generation: UInt32

  var index: Int { Int(slot) }

  /// Returns whether the timer has neither ended nor been canceled.
  @inline(__always)
  func isIn(_ slots: [TimerSlot]) -> Bool {
    index < slots.count && slots[index].generation == generation
  }
}

/// The part of a timer's data that is read each time the timer fires.
struct TimerSlot {
  /// The generation of the timer in this slot, or of the next timer if the slot is free.
  var generation: UInt32 = 0
  var repeats: Bool
  var body: Body?
}

/// The description, the mode and the interval of a timer.
///
/// This data is stored apart from ``TimerSlot``. A timer that fires once does not read this data
/// when it fires.
struct TimerPlan {
  var what: String
  var site: CallSite
  var mode: RunLoopMode
  var kind = PendingWork.Kind.timer
  var interval: Int64?
}
