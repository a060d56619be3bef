/// A handle on work that was scheduled with
/// ``RunLoopClock/schedule(_:after:every:mode:fileID:line:body:)``.
///
/// The clock owns the work until the work has run for the last time or is canceled. Releasing this
/// handle does not cancel the work. The handle keeps neither the clock nor the closure alive.
@MainActor public struct RunLoopTimer {
  private let reference: ClockReference
  private let id: TimerID

  init(reference: ClockReference, id: TimerID) {
    self.reference = reference
    self.id = id
  }

  /// Whether the timer will still fire.
  ///
  /// A timer that does not repeat is no longer pending when its closure runs. A repeating timer is
  /// pending until it is canceled.
  public var isPending: Bool {
    reference.clock?.state.isPending(id) ?? false
  }

  /// The virtual time until the timer fires next; nil if the timer is not pending.
  package var timeLeft: Duration? {
    guard let clock = reference.clock, let deadline = clock.state.deadline(of: id) else {
      return nil
    }
    return .nanoseconds(deadline) - clock.now
  }

  /// Schedules the timer in one more mode; its deadlines stay the same.
  ///
  /// The timer still fires once per deadline.
  package func add(_ mode: RunLoopMode) {
    reference.clock?.state.addMode(mode, to: id)
  }

  /// Cancels the timer and releases its closure.
  ///
  /// After this call, the timer does not fire again, even if it is due in the current turn. The
  /// timer's own closure may call this method; the closure then runs to its end. If the timer is
  /// not pending, the call does nothing.
  public func cancel() {
    // The body is released after the access to the state has ended, because releasing what the body
    // captured may call the clock.
    let removed = reference.clock?.state.cancel(id)
    extendLifetime(removed)
  }
}
