/// A piece of work that waits on a ``RunLoopClock``: what, due when, scheduled where.
public struct PendingWork: Hashable, Sendable {
  /// The kinds of work a clock holds.
  public enum Kind: String, Hashable, Sendable {
    /// Work scheduled for a deadline.
    case timer

    /// Work in the main queue; due since it was queued.
    case block

    /// A display link that is not paused; due at its next frame.
    case displayLink = "display link"

    /// A sleep on the clock's ``RunLoopClock/virtual`` time.
    case sleep

    /// A part of a task, or of an actor's work, that can run; due since it arrived through the
    /// door.
    case job

    /// A commit that ``RunLoopClock/setNeedsCommit(fileID:line:)`` asked for; due at once.
    case commit
  }

  /// The kind of the work.
  public let kind: Kind

  /// The description that the work was scheduled with.
  public let what: String

  /// The time at which the work is due, since the clock began; in the past if it is overdue.
  public let deadline: Duration

  /// The time between two firings of a repeating timer; nil for anything else.
  public let interval: Duration?

  /// The mode the work waits for, if the clock is in another one; it cannot run until then.
  public let awaitedMode: RunLoopMode?

  /// The file that scheduled the work, as `#fileID` has it.
  public let fileID: String

  /// The line that scheduled the work.
  public let line: Int

  /// The place that scheduled the work: file name and line, such as `ProfileTests.swift:18`.
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
