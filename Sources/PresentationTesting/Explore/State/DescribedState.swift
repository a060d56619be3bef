/// The description of the state to which a schedule leads.
@MainActor package struct DescribedState {
  /// The parts of the state, one per line; the label of a part ends with a colon.
  package let lines: [String]

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
