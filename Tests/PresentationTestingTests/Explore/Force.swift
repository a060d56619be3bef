import Presentation
import PresentationTesting

/// An enumeration of all schedules by brute force, which confirms the results of explorations.
@MainActor
struct Force {
  private let build: (Scenario) throws -> Void

  init(_ build: @escaping (Scenario) throws -> Void) {
    self.build = build
  }

  /// Returns the length of the shortest failing schedule; nil if none fails.
  func shortestFailure(upTo limit: Int) throws -> Int? {
    var frontier: [Schedule] = [Schedule([])]
    if try outcome(of: frontier[0]) == .fails { return 0 }
    for length in 0..<limit {
      var longer: [Schedule] = []
      for schedule in frontier {
        for extended in extensions(of: schedule) {
          switch try outcome(of: extended) {
          case .fails: return length + 1
          case .holds: longer.append(extended)
          case .impossible: break
          }
        }
      }
      frontier = longer
    }
    return nil
  }

  func schedules(upTo limit: Int, withTrailingTurns: Bool) throws -> Int {
    var frontier: [Schedule] = [Schedule([])]
    var count = 1
    for _ in 0..<limit {
      frontier = try frontier.flatMap {
        try extensions(of: $0).filter { try outcome(of: $0) != .impossible }
      }
      count += frontier.count { withTrailingTurns || $0.steps.last != .turn }
    }
    return count
  }

  private func extensions(of schedule: Schedule) -> [Schedule] {
    let steps = (0..<12).map { Schedule.Step.move($0) } + [.turn]
    return steps.map { Schedule(schedule.steps + [$0]) }
  }

  private enum Outcome {
    case holds
    case fails
    case impossible
  }

  private func outcome(of schedule: Schedule) throws -> Outcome {
    do {
      try explore(replay: schedule.description, build)
      return .holds
    } catch is ExplorationFailure {
      return .fails
    } catch is ScheduleError {
      return .impossible
    }
  }
}
