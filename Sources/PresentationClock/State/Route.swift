/// The turns that one call to a clock runs.
struct Route {
  enum Goal {
    /// A turn at this instant.
    case turn(at: Int64)
    /// A turn wherever something is due before this instant, and one there.
    case instant(Int64)
    /// A turn wherever something is due, up to this instant.
    case idle(until: Int64)
    case reached
  }

  var goal: Goal
  /// The number of turns that have run at the present instant.
  var turns = 0

  /// Whether so many turns have run at the present instant that there will be no more.
  var isStuck: Bool { turns >= RunLoopClock.turnsPerInstant }

  /// Counts a turn at `instant`.
  mutating func step(to instant: Int64, from now: Int64) {
    turns = instant == now ? turns + 1 : 1
  }
}
