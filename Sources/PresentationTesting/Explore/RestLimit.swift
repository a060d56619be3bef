import Presentation

/// A limit for the turns of the run loop with which a run comes to rest.
///
/// The limit is a minute of virtual time after the last work that waits at the beginning, and
/// ``RunLoopClock/turnsPerInstant`` turns at one instant. Only work that schedules more work again
/// and again, without a delay, reaches the second limit.
@MainActor struct RestLimit {
  private let clock: RunLoopClock
  private let end: Duration
  private var instant: Duration
  private var turns = 0

  init(of clock: RunLoopClock) {
    (self.clock, instant) = (clock, clock.now)
    let waiting = clock.pending.lazy.filter { $0.interval == nil }.map(\.deadline).max()
    end = max(instant, waiting ?? instant) + .seconds(60)
  }

  /// Whether the minute is over.
  var isForTime: Bool { clock.now >= end }

  /// Whether another turn may run; counts the turn.
  var allowsTurn: Bool {
    mutating get {
      if clock.now > instant { (instant, turns) = (clock.now, 0) }
      turns += 1
      return !isForTime && turns <= RunLoopClock.turnsPerInstant
    }
  }
}
