import Presentation

/// The run of one schedule, in which a function can observe the stage after each step.
@MainActor package struct SteppedRun {
  /// The events since the scenario was built.
  package let trace: Trace

  /// Runs the steps of a schedule, and then turns of the run loop until the world is at rest.
  ///
  /// - Parameter observe: A closure that is called after each step and each further turn, with the
  ///   stage and the step or turn. It is also called before the first step, with nil instead of a
  ///   step.
  /// - Throws: `ScheduleError` for a step that is not possible, and any error that `build` throws.
  package init(
    _ schedule: Schedule, _ build: @escaping (Scenario) throws -> Void,
    observe: (Stage, Schedule.Step?) -> Void
  ) throws {
    let run = try ScenarioRun(build, until: .allFailures)
    defer { run.end() }
    run.record(isFilmed: false)
    observe(run.stage, nil)
    for (index, step) in schedule.steps.enumerated() {
      let possible = run.possibleSteps()
      guard possible.contains(step) else {
        throw ScheduleError(
          place: Schedule.place(index, of: "\(schedule)", count: schedule.steps.count),
          found: "\(Schedule([step]))", expected: run.words(for: possible))
      }
      run.perform(step)
      observe(run.stage, step)
    }
    for _ in 0..<1_000 where !run.stage.world.clock.isAtRest {
      run.perform(.turn)
      observe(run.stage, .turn)
    }
    trace = run.stage.trace
  }
}
