/// A weak reference to a clock, which all handles of the clock share.
///
/// A body that captures its own handle therefore creates no reference cycle, and a handle costs no
/// allocation.
@MainActor final class ClockReference {
  weak var clock: RunLoopClock?
}
