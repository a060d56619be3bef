public import Presentation

/// Everything that was left over on a stage when the stage was closed.
public struct StageResidue: Error, Hashable, Sendable, CustomStringConvertible {
  /// The transitions that had not ended.
  public let running: [RunningTransition]
  /// The work that was still pending in the clock.
  public let pending: [PendingWork]
  /// The descriptions of work that still waits for an event, such as `DispatchGroup.notify`.
  public let awaited: [String]
  /// The calls that had no effect on any stage, because they were made without a world (issue
  /// `noWorld`).
  public let strays: [String]
  /// The property animators that have not ended, or that were released while paused or stopped
  ///
  public let animators: [LeftAnimator]
  /// The hero IDs of views that are still flying; their original views are hidden.
  public let flights: [String]
  /// The names of controllers that should have been released but are still alive.
  public let alive: [String]
  /// The messages of gestures on controllers that never existed on the stage.
  public let missed: [String]
  /// The path of a film of the stage; nil unless there is a folder for films.
  public internal(set) var film: String?

  var isEmpty: Bool {
    running.isEmpty && pending.isEmpty && awaited.isEmpty && strays.isEmpty && animators.isEmpty
      && flights.isEmpty && alive.isEmpty && missed.isEmpty
  }

  /// A line for each item that was left over.
  public var description: String {
    let lines =
      running.map { "  \($0)" } + pending.map { "  still pending: \($0)" }
      + awaited.map { "  still waiting: \($0)" } + strays.map { "  acted on no stage: \($0)" }
      + animators.map { "  \($0)" } + flights.map { "  still flying: \($0)" }
      + alive.map { "  still alive: \($0)" } + missed.map { "  \($0)" }
    return (["Left on the stage:"] + lines).joined(separator: "\n") + FilmFolder.line(film)
  }
}
