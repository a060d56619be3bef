package import Presentation

/// An object that runs a scenario in one or more processes, and returns the states that the runs
/// reach.
@MainActor package protocol RunSystem: StateSystem
where Key == StateKey, Step == Schedule.Step {
  /// The facts that all runs have collected so far, such as the names of the moves.
  var findings: ScenarioFindings { get }

  /// Makes one run of random steps, which the seed determines.
  func walk(seed: UInt64, length: Int) throws -> Walk
}

/// A run of random steps, which a seed determines.
package struct Walk: Codable, Sendable {
  /// One step, with the steps that were possible before it and the state after it.
  package struct Move: Codable, Sendable {
    let options: Schedule
    let choice: Int
    let key: StateKey
    let deed: UInt32

    var step: Schedule.Step { options.steps[choice] }
  }

  var moves: [Move] = []
  /// The properties that failed during the run.
  var failures: [BrokenProperty] = []

  package var steps: [Schedule.Step] { moves.map { $0.step } }
}

extension RunSystem {
  package func compare(
    _ arrival: Arrival<StateKey, Schedule.Step>, with steps: [Schedule.Step],
    ways: () -> (first: [Schedule.Step], second: [Schedule.Step])
  ) throws {
    guard arrival.steps() != steps else { return }
    let (first, second) = ways()
    throw LookAlikes(
      first: Schedule(first), second: Schedule(second), step: nil,
      difference: "Different moves are possible.")
  }
}
