/// A handle on a commit observer, from
/// ``RunLoopClock/addCommitObserver(_:order:body:)``.
///
/// Dropping the handle changes nothing: the clock owns the observer until it is cancelled. The
/// handle keeps neither the clock nor the body alive.
@MainActor public struct CommitObserver {
  /// The description that the observer was added with.
  public let what: String

  /// The place of the observer in a commit: lower orders run first.
  public let order: Int

  private let reference: ClockReference
  private let number: UInt64

  init(what: String, order: Int, reference: ClockReference, number: UInt64) {
    self.what = what
    self.order = order
    self.reference = reference
    self.number = number
  }

  /// Cancels the observer and releases its body.
  ///
  /// Honoured in a commit that is running, if the observer has not run yet. Legal from its own
  /// body. A second call, or one after the clock has gone, does nothing.
  public func cancel() {
    let removed = reference.clock?.state.removeObserver(number)
    extendLifetime(removed)
  }
}
