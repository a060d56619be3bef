/// A reference to a clock, which all handles of the clock share.
///
/// The reference does not retain the clock, so a scheduled closure that captures its own handle
/// creates no reference cycle. It is not a weak reference, because a weak reference would make each
/// retain and release of the clock slower.
final class ClockReference {
  /// The clock; nil after its deallocation.
  fileprivate(set) unowned(unsafe) var clock: RunLoopClock?
}

/// The property in which a clock stores its ``ClockReference``.
///
/// When the clock is deallocated, this property is destroyed, and the reference's clock becomes
/// nil.
struct OwnClockReference: ~Copyable {
  let reference = ClockReference()

  func refer(to clock: RunLoopClock) { reference.clock = clock }

  deinit { reference.clock = nil }
}
