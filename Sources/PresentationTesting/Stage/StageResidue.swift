public import Presentation

/// The error of `Stage.close()`: everything that was left over when the stage was closed.
public struct StageResidue: Error, Hashable, Sendable, CustomStringConvertible {
  /// The transitions that had not ended.
  public let running: [RunningTransition]
  /// The work that was still pending in the clock.
  public let pending: [PendingWork]
  /// The names of work that still waits for an event.
  ///
  /// For example, "DispatchGroup.notify" is a block that waits until its group is empty.
  public let awaited: [String]
  /// The calls, such as `View.animate`, that could not be assigned to a stage.
  ///
  /// A call cannot be assigned if no stage is open, or if more than one stage is open (issue
  /// `noWorld`, R-15).
  public let strays: [String]
  /// The property animators that have not ended, or that were released while paused or stopped
  ///
  public let animators: [LeftAnimator]
  /// The hero IDs (`View.heroID`) of views that still fly from one controller to another.
  ///
  /// The controllers' own views with these hero IDs are still hidden.
  public let flights: [String]
  /// The texts about bound values that the screen does not show, although nothing is scheduled.
  ///
  /// For example, a Bool that `present(while:)` follows is true, but no controller is presented.
  /// The usual reason is that the value is not observed.
  public let mismatches: [String]
  /// The names of controllers that should have been released but are still alive.
  public let alive: [String]
  /// The messages about gestures whose controller never existed on the stage, and about taps on
  /// actions that an alert did not have.
  public let missed: [String]
  /// The path of a film of the run; a film is an HTML page that replays the run.
  ///
  /// The value is nil if the environment variable `PRESENTATION_FILMS` is not set to a folder.
  ///
  /// If the film cannot be written, the value is the reason instead of a path.
  public internal(set) var film: String?

  var isEmpty: Bool {
    running.isEmpty && pending.isEmpty && awaited.isEmpty && strays.isEmpty && animators.isEmpty
      && flights.isEmpty && mismatches.isEmpty && alive.isEmpty && missed.isEmpty
  }

  /// A line for each item that was left over, followed by what to do about these items.
  public var description: String {
    let lines =
      running.map { "  \($0)" } + pending.map { "  still pending: \($0)" }
      + awaited.map { "  still waiting: \($0)" } + strays.map { "  acted on no stage: \($0)" }
      + animators.map { "  \($0)" } + flights.map { "  still flying: \($0)" }
      + mismatches.map { "  not up to date: \($0)" }
      + alive.map { "  still alive: \($0)" } + missed.map { "  \($0)" }
    return (["Left on the stage:"] + lines + advice).joined(separator: "\n")
      + FilmFolder.line(film)
  }

  /// The advice about the items, one sentence for each kind of item.
  private var advice: [String] {
    var advice: [String] = []
    if !running.isEmpty || !pending.isEmpty || !flights.isEmpty {
      advice.append(
        "Call settle() before close(), so that transitions and other work end. End gestures, and "
          + "cancel work that repeats.")
    }
    if !awaited.isEmpty {
      advice.append("Let the awaited events happen before close(), or cancel the work.")
    }
    if !strays.isEmpty {
      advice.append("Make calls that act on no stage inside `stage.world.use { }`.")
    }
    if !animators.isEmpty {
      advice.append(
        "Let each animator end, or end it with stopAnimation(true). Keep it in a property until "
          + "then.")
    }
    if !mismatches.isEmpty {
      advice.append(
        "If a value is not observed, such as a property with @ObservationIgnored, call update() "
          + "after each change. Otherwise look in `issues` of the stage for a refused presentation."
      )
    }
    if !alive.isEmpty {
      advice.append(
        "To release a controller, set the properties that retain it to nil, and capture it weakly "
          + "in closures.")
    }
    return advice
  }
}
