/// The goal of one call that runs turns, such as `advance(to:)`, and the progress of that call.
struct Route {
  enum Goal {
    /// One turn at this instant.
    case turn(at: Int64)
    /// Turns at all due instants before this instant, and then one turn at this instant.
    case instant(Int64)
    /// Turns at all due instants up to this instant.
    case idle(until: Int64)
    case reached
  }

  var goal: Goal
  /// The number of turns that have run at the current instant.
  var turns = 0

  /// Whether time has moved on although work was due that had reached the limit of turns.
  var hasLeftDueWork = false

  /// Whether the limit of turns at the current instant is reached.
  var isStuck: Bool { turns >= RunLoopClock.turnsPerInstant }

  /// Counts a turn at `instant`; starts a new count if time has moved.
  mutating func step(to instant: Int64, from now: Int64) {
    turns = instant == now ? turns + 1 : 1
  }
}
