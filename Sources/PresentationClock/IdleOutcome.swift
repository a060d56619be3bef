/// The outcome of ``RunLoopClock/runUntilIdle(limit:)``: idle, or busy with remaining work.
public enum IdleOutcome: Hashable, Sendable {
  /// Nothing is pending, and no commit (the end of a turn) was requested.
  case idle

  /// Work remains.
  ///
  /// For example, the work is due after the `limit` of the call, repeats forever, or cannot run in
  /// the clock's current run loop mode.
  ///
  /// The list holds the entries of ``RunLoopClock/pending`` at the end of the call. If a commit was
  /// requested, the last entry has the kind ``PendingWork/Kind/commit``. The list is never empty.
  case busy([PendingWork])
}

extension IdleOutcome: CustomStringConvertible {
  /// `idle`, or `busy:` followed by one line for each piece of remaining work.
  public var description: String {
    switch self {
    case .idle: "idle"
    case .busy(let work): work.reduce("busy:") { "\($0)\n  \($1)" }
    }
  }
}
