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

extension RunSystem {
  package func compare(
    _ arrival: Arrival<StateKey, Schedule.Step>, with steps: [Schedule.Step],
    ways: () -> (first: [Schedule.Step], second: [Schedule.Step])
  ) throws {
    guard arrival.steps() != steps else { return }
    let (first, second) = ways()
    throw Suspicion(first: first, second: second, step: nil)
  }
}
