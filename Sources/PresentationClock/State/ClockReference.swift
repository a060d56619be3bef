/// A weak reference to a clock, shared by its handles: a body that keeps its own handle makes no
/// cycle, and a handle costs no allocation.
@MainActor final class ClockReference {
  weak var clock: RunLoopClock?
}
