/// A handle on work that ``RunLoopClock/schedule(_:after:every:mode:fileID:line:body:)`` put on a
/// clock.
///
/// Dropping the handle changes nothing: the clock owns the work until it has run or is cancelled.
/// The handle keeps neither the clock nor the body alive.
@MainActor public struct RunLoopTimer {
  private let reference: ClockReference
  private let id: TimerID

  init(reference: ClockReference, id: TimerID) {
    self.reference = reference
    self.id = id
  }

  /// Whether the timer will still fire: not cancelled, and repeating or not yet fired.
  ///
  /// False inside the body of a timer that fires once; true inside that of a repeating one.
  public var isPending: Bool {
    reference.clock?.state.isPending(id) ?? false
  }

  /// Cancels the timer and releases its body.
  ///
  /// Honoured even when the timer is due at this very instant and the turn has begun. Legal from
  /// the timer's own body, which then runs to its end and never again. A second call, or one after
  /// the timer has fired or its clock has gone, does nothing.
  public func cancel() {
    // The body dies after the access to the state has ended: its captures may call the clock.
    let removed = reference.clock?.state.cancel(id)
    extendLifetime(removed)
  }
}
