/// A shortest schedule on which a property fails, with its trace.
public struct ExplorationFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the property.
  public let property: String
  /// The value that was found instead, if the property can tell.
  public let detail: String?
  /// The shortest failing schedule; the first one in the order of the moves' declaration.
  public let schedule: Schedule
  /// The number of schedules that were run, with this one.
  public let schedules: Int
  /// The trace of the failing run.
  public let trace: Trace
  /// The path of a film of the schedule; nil unless there is a folder for films.
  public internal(set) var film: String?
  /// The trace's lines at which the moves begin.
  let moveLines: [Int]
  /// The last line before the property was found to fail.
  let failureLine: Int

  /// The headline, the trace with its moves numbered, and the schedule to replay.
  public var description: String {
    """
    \(headline)

    \(transcript)

    \(detail.map { "\($0)\n" } ?? "")Replay: \(schedule)\(FilmFolder.line(film))
    """
  }

  /// The failed property, and the number of moves before the failure.
  package var headline: String {
    "✗ \(place)\(rank)"
  }

  /// The property, and how many moves and turns lead to the failure.
  var place: String {
    let moves = schedule.moveCount, turns = schedule.steps.count - moves
    return """
      "\(property)" fails after \(moves) \(moves == 1 ? "move" : "moves") and \(turns) \
      \(turns == 1 ? "turn" : "turns")
      """
  }

  private var rank: String {
    schedules > 1 ? ", the shortest of \(schedules.grouped) schedules" : ""
  }

  /// The trace; moves have numbers, and the line of the failure a cross.
  package var transcript: String {
    trace.lines.indices.map { index in
      let number = moveLines.firstIndex(of: index).map { "\($0 + 1) >" }
      let mark = number ?? (index == failureLine ? "✗" : "")
      return mark.rightPadded(5) + trace.lines[index].description
    }
    .joined(separator: "\n")
  }
}
