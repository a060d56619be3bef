package import Presentation

/// The description of the state to which a schedule leads.
@MainActor package struct DescribedState {
  /// The parts of the state, one per line.
  package let lines: [StateLine]

  /// Runs a new scenario along a schedule, without checking any property.
  ///
  /// - Throws: The error of `build`.
  package init(after schedule: Schedule, _ build: (Scenario) throws -> Void) throws {
    let run = try ScenarioRun(build)
    defer { run.end() }
    for step in schedule.steps { run.perform(step) }
    lines = run.describe(asText: true).lines ?? []
  }
}
