/// The deadline of a timer.
struct Deadline {
  var instant: Int64
  /// The number of the submission, which orders timers with equal instants.
  var order: UInt64
  var timer: TimerID

  @inline(__always)
  static func < (a: Deadline, b: Deadline) -> Bool { a.rank < b.rank }

  /// The instant and the submission number in a single number, which is compared without a branch.
  ///
  /// Instants are not negative.
  @inline(__always)
  private var rank: UInt128 {
    UInt128(truncatingIfNeeded: instant) << 64 | UInt128(truncatingIfNeeded: order)
  }
}
