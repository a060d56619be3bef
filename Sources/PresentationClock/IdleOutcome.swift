/// The outcome of ``RunLoopClock/runUntilIdle(limit:)``.
public enum IdleOutcome: Hashable, Sendable {
  /// Nothing is pending, and no commit was requested.
  case idle

  /// Work remains: it is due after the limit, repeats forever, or waits for another mode.
  ///
  /// The list holds the work that was ``RunLoopClock/pending`` at the end, and last an entry of the
  /// kind ``PendingWork/Kind/commit`` if a commit was requested. The list is never empty.
  case busy([PendingWork])
}

extension IdleOutcome: CustomStringConvertible {
  /// `idle`, or `busy:` and one line for each piece of work.
  public var description: String {
    switch self {
    case .idle: "idle"
    case .busy(let work): work.reduce("busy:") { "\($0)\n  \($1)" }
    }
  }
}
