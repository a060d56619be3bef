/// What handles hold instead of their clock, so that a body which keeps its own handle makes no
/// cycle; one for each clock, so that a handle costs no allocation.
@MainActor final class ClockReference {
  weak var clock: RunLoopClock?
}
