/// A weak reference to a clock; all handles of the clock share this object.
///
/// Because the reference is weak, a scheduled closure that captures its own handle creates no
/// reference cycle. Because the object is shared, a handle costs no allocation.
@MainActor final class ClockReference {
  weak var clock: RunLoopClock?
}
