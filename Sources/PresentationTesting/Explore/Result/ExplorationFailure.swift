/// The error of an exploration in which a property of the scenario fails.
///
/// The error has a schedule (sequence of steps) that leads to the failure, and the trace (list of
/// events) of a run of this schedule.
public struct ExplorationFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the property that fails.
  public let property: String
  /// The reason for the failure, such as the expected and the found value; nil if none was given.
  public let detail: String?
  /// The failing schedule: the steps that lead to the failure.
  ///
  /// If the exploration tried every order of steps, no shorter schedule fails. Among the failing
  /// schedules of this length, `schedule` is the first in the order in which the moves are
  /// declared.
  ///
  /// If random walks found the failure, a shorter schedule may exist, but every step of this
  /// schedule is necessary for the failure.
  public let schedule: Schedule
  /// The number of schedules (sequences of steps) that were run, including the failing schedule.
  ///
  /// If the exploration visited states, each step between two states counts as one schedule. If
  /// random walks found the failure, the value is 1.
  public let schedules: Int
  /// The trace of the failing run.
  public let trace: Trace
  /// The path of a film of the run; a film is an HTML page that replays the run.
  ///
  /// The value is nil if the environment variable `PRESENTATION_FILMS` is not set to a folder.
  ///
  /// If the film cannot be written, the value is the reason instead of a path.
  public internal(set) var film: String?
  /// The indices of the trace lines at which the moves begin.
  let moveLines: [Int]
  /// The index of the last trace line before the failure of the property.
  let failureLine: Int

  /// A text with the broken property of the scenario, the trace with numbered moves, and the
  /// schedule to replay.
  public var description: String {
    """
    \(headline)

    \(transcript)

    \(detail.map { "\($0)\n" } ?? "")Replay: explore(replay: "\(schedule)") { ... }\
    \(FilmFolder.line(film))
    """
  }

  /// The failed property, and the number of moves before the failure.
  package var headline: String {
    "✗ \(place)\(rank)"
  }

  /// The property, and the numbers of moves and turns that lead to the failure.
  var place: String {
    let moves = schedule.moveCount, turns = schedule.steps.count - moves
    guard moves + turns > 0 else { return "\"\(property)\" fails before the first move" }
    return "\"\(property)\" fails after \(moves.counted("move")) and \(turns.counted("turn"))"
  }

  private var rank: String {
    schedules > 1 ? ", the shortest of \(schedules.counted("schedule"))" : ""
  }

  /// The trace, with a number at each move and a cross at the line of the failure.
  ///
  /// Many equal events that follow each other are shortened.
  package var transcript: String {
    let lines = trace.lines
    var texts: [String] = []
    var index = 0
    while index < lines.count {
      let number = moveLines.firstIndex(of: index).map { "\($0 + 1) >" }
      let mark = number ?? (index == failureLine ? "✗" : "")
      texts.append(mark.rightPadded(5) + lines[index].description)
      index += 1
      let end = endOfRepetition(from: index)
      if end - index > Self.shownRepetitions {
        texts.append("     ... the same event \((end - index).grouped) more times")
        index = end
      }
    }
    return texts.joined(separator: "\n")
  }

  /// The largest number of repetitions of an event that are printed as lines of their own.
  private static let shownRepetitions = 20

  /// Returns the index after the unmarked lines that repeat the event before the line `start`.
  private func endOfRepetition(from start: Int) -> Int {
    let lines = trace.lines
    var end = start
    while end < lines.count, lines[end].subject == lines[start - 1].subject,
      lines[end].event == lines[start - 1].event, end != failureLine, !moveLines.contains(end)
    { end += 1 }
    return end
  }
}
