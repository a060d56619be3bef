/// A handle that cancels a commit observer.
///
/// A commit observer is a function that the clock calls at the end of each turn (pass of the run
/// loop). ``RunLoopClock/addCommitObserver(_:order:body:)`` returns this handle.
///
/// The clock owns the observer until the observer is canceled. Releasing this handle does not
/// cancel the observer. The handle keeps neither the clock nor the function alive.
@MainActor public struct CommitObserver {
  /// The description that was passed when the observer was added.
  public let what: String

  /// The position among the commit observers; observers with a lower value run first.
  ///
  /// Observers with equal values run in the order in which they were added.
  public let order: Int

  private let reference: ClockReference
  private let number: UInt64

  init(what: String, order: Int, reference: ClockReference, number: UInt64) {
    self.what = what
    self.order = order
    self.reference = reference
    self.number = number
  }

  /// Cancels the observer and releases its function.
  ///
  /// After this call, the observer is not called again, even if the clock is calling the observers
  /// of a turn at this time. The observer's own function may call this method. A second call does
  /// nothing, and a call after the deallocation of the clock does nothing.
  public func cancel() {
    let removed = reference.clock?.state.removeObserver(number)
    extendLifetime(removed)
  }
}
