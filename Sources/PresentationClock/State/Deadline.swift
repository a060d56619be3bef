/// The deadline of a timer.
struct Deadline {
  var instant: Int64
  /// The submission number of the timer.
  ///
  /// Of two timers with equal instants, the timer with the smaller number fires first.
  var order: UInt64
  var timer: TimerID

  @inline(__always)
  static func < (a: Deadline, b: Deadline) -> Bool { a.rank < b.rank }

  /// The instant and the submission number, combined in one number.
  ///
  /// One comparison of these numbers, without a branch, orders two deadlines. The order is correct
  /// because instants are not negative.
  @inline(__always)
  private var rank: UInt128 {
    UInt128(truncatingIfNeeded: instant) << 64 | UInt128(truncatingIfNeeded: order)
  }
}
