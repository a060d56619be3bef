import Presentation
import PresentationTesting

/// Enumerates schedules by force: what an explorer must agree with.
@MainActor
struct Force {
  private let build: (Scenario) throws -> Void

  init(_ build: @escaping (Scenario) throws -> Void) {
    self.build = build
  }

  /// The length of the shortest failing schedule, or nil.
  func shortestFailure(upTo limit: Int) throws -> Int? {
    var frontier: [Schedule] = [Schedule([])]
    for length in 0...limit {
      if try frontier.contains(where: fails) { return length }
      frontier = try frontier.flatMap(extensions)
    }
    return nil
  }

  func schedules(upTo limit: Int, withTrailingTurns: Bool) throws -> Int {
    var frontier: [Schedule] = [Schedule([])]
    var count = 1
    for _ in 0..<limit {
      frontier = try frontier.flatMap(extensions)
      count += frontier.count { withTrailingTurns || $0.steps.last != .turn }
    }
    return count
  }

  private func extensions(of schedule: Schedule) throws -> [Schedule] {
    let steps = (0..<12).map { Schedule.Step.move($0) } + [.turn]
    return try steps.map { Schedule(schedule.steps + [$0]) }.filter(isPossible)
  }

  private func isPossible(_ schedule: Schedule) throws -> Bool {
    do {
      try explore(replay: schedule.description, build)
      return true
    } catch is ExplorationFailure {
      return true
    } catch is ScheduleError {
      return false
    }
  }

  private func fails(_ schedule: Schedule) throws -> Bool {
    do {
      try explore(replay: schedule.description, build)
      return false
    } catch is ExplorationFailure {
      return true
    }
  }
}
