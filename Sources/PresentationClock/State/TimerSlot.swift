/// Names a timer for good: slots are used again, generations of one are not.
struct TimerID: Equatable {
  var slot: UInt32
  var generation: UInt32

  var index: Int { Int(slot) }

  /// Whether the timer waits.
  @inline(__always)
  func isIn(_ slots: [TimerSlot]) -> Bool {
    index < slots.count && slots[index].generation == generation
  }
}

/// The half of a timer that firing looks at.
struct TimerSlot {
  /// Of the timer that is here or, if the slot is free, of the next one.
  var generation: UInt32 = 0
  var repeats: Bool
  var body: Body?
}

/// The other half: what a timer is, how often it fires, and in which mode.
struct TimerPlan {
  var what: String
  var site: CallSite
  var mode: RunLoopMode
  var kind = PendingWork.Kind.timer
  var interval: Int64?
}
