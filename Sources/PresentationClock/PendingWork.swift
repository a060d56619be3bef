/// A piece of work that waits on a ``RunLoopClock``, with its deadline and the source line that
/// scheduled it.
public struct PendingWork: Hashable, Sendable {
  /// The kinds of work that can wait on a clock.
  public enum Kind: String, Hashable, Sendable {
    /// Work scheduled for a deadline.
    case timer

    /// A block in the main queue; its deadline is the time at which it was queued.
    case block

    /// A display link that is not paused, due at its next frame.
    case displayLink = "display link"

    /// A task that sleeps on ``RunLoopClock/virtual``, the clock's time.
    case sleep

    /// A part of a task or of an actor's work that is ready to run.
    ///
    /// The deadline is the time at which the part arrived at the ``Door``, the clock's executor.
    case job

    /// A commit that ``RunLoopClock/setNeedsCommit(fileID:line:)`` has requested.
    ///
    /// A commit is the step at the end of a turn. The requested commit is due immediately.
    case commit
  }

  /// The kind of the work.
  public let kind: Kind

  /// The description that was passed when the work was scheduled.
  public let what: String

  /// The time at which the work is due, counted from the start of the clock.
  ///
  /// If the work is overdue, this time is in the past.
  public let deadline: Duration

  /// The time between two firings of a repeating timer; nil for other work.
  public let interval: Duration?

  /// The run loop mode for which the work waits.
  ///
  /// The value is nil if the work can run in the clock's current mode.
  public let awaitedMode: RunLoopMode?

  /// The file that scheduled the work, in the form of `#fileID`.
  public let fileID: String

  /// The line that scheduled the work.
  public let line: Int

  /// The file name and the line that scheduled the work, such as `ProfileTests.swift:18`.
  public var scheduledAt: String { CallSite(fileID: fileID, line: line).description }
}

extension PendingWork: CustomStringConvertible {
  /// A line such as `timer "caret" due at 1.5 s, every 0.5 s, scheduled at CaretTests.swift:18`.
  public var description: String {
    var text = "\(kind.rawValue) \"\(what)\" due at \(deadline.secondsText)"
    if let interval { text += ", every \(interval.secondsText)" }
    if let awaitedMode { text += ", waiting for the \(awaitedMode) mode" }
    return text + ", scheduled at \(scheduledAt)"
  }
}
