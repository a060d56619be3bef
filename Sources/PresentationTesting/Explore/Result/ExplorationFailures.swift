/// The error that lists all distinct failures of an exploration.
///
/// Each failure has a shortest schedule: a sequence of steps that leads to the failure.
public struct ExplorationFailures: Error, Hashable, Sendable, CustomStringConvertible {
  /// The failures in the order in which they were found, one per property.
  public let failures: [ExplorationFailure]
  /// The visited states, with a shortest schedule to each failure.
  public let map: ExplorationMap
  /// Whether all states were visited, including those after a failure; if true, no other property
  /// fails.
  public let isComplete: Bool

  /// The number of visited states.
  public var states: Int { map.stateCount }

  /// One line for each failure, with the reason and the schedule to replay.
  public var description: String {
    let lines = failures.enumerated().map { index, failure in
      let number = "\(index + 1)".leftPadded(4)
      let detail = failure.detail.map { "\n     \($0)" } ?? ""
      return "\(number) \(failure.place)   \(failure.schedule)\(detail)"
    }
    let count = failures.count == 1 ? "1 failure" : "\(failures.count) distinct failures"
    return "\(count) in \(states.counted("state"))\(isComplete ? "" : ", more were not visited")\n"
      + lines.joined(separator: "\n")
  }
}
