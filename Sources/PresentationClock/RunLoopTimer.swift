/// A handle on work that was scheduled with
/// ``RunLoopClock/schedule(_:after:every:mode:fileID:line:body:)``.
///
/// The clock owns the work until it has run or is canceled; releasing this handle does not cancel
/// it. The handle keeps neither the clock nor the body alive.
@MainActor public struct RunLoopTimer {
  private let reference: ClockReference
  private let id: TimerID

  init(reference: ClockReference, id: TimerID) {
    self.reference = reference
    self.id = id
  }

  /// Whether the timer will still fire.
  ///
  /// False after the timer was canceled. Inside the timer's own body, false for a timer that fires
  /// once, and true for a repeating timer.
  public var isPending: Bool {
    reference.clock?.state.isPending(id) ?? false
  }

  /// Cancels the timer and releases its body.
  ///
  /// The timer does not fire any more, even if it is due in the current turn. The timer's own body
  /// may call this method; the body then runs to its end. A call after the timer has fired for the
  /// last time, or after its clock was deallocated, does nothing, and so does a second call.
  public func cancel() {
    // The body is released after the access to the state has ended, because its captures may call
    // the clock.
    let removed = reference.clock?.state.cancel(id)
    extendLifetime(removed)
  }
}
