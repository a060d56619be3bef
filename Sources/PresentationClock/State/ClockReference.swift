/// A weak reference to a clock; all handles of the clock share this object.
///
/// So a scheduled closure that captures its own handle creates no reference cycle, and a handle
/// costs no allocation.
@MainActor final class ClockReference {
  weak var clock: RunLoopClock?
}
