/// Runs every order of moves and run-loop turns, shortest first, and checks the properties.
///
/// ```swift
/// try explore(depth: 6) { scenario in
///   let model = ProfileModel(), profile = ViewController("Profile")
///   let stage = scenario.stage(profile)
///   profile.showEditor(for: model) { ViewController("Editor") }
///   scenario.may("toggle the editor", times: 3) { model.isEditing.toggle() }
///   scenario.userMay(.drag, .tapOutside)
///   scenario.atRest("screen shows model") {
///     stage.visible.contains("Editor") == model.isEditing
///   }
/// }
/// ```
///
/// At each step, the exploration tries every possible move and the next turn of the run loop. After
/// the last step, turns run until the run is at rest: no transition runs, and only repeating timers
/// are scheduled. Besides the scenario's own properties, every run checks these properties:
///
/// - No exception is raised. Appearance callbacks are balanced, and at rest a controller has
///   appeared exactly if its view is in the window.
/// - Each presenter dismisses only controllers that it has presented.
/// - No controller is dismissed twice, and a canceled transition does not complete with true.
/// - Every run comes to rest, and at rest the screen shows the model values of bound presenters.
///
/// - Parameters:
///   - depth: The maximum number of steps (moves and turns) before a run comes to rest; 0 or more.
///   - budget: The maximum number of schedules, or the time limit. If the budget is used up, the
///     result is partial and no error is thrown.
///   - build: Declares the scenario in a fresh world. Called once per schedule.
/// - Returns: The extent of the exploration.
/// - Throws: `ExplorationFailure` with a shortest failing schedule; `ExplorationBound` if there is
///   no budget and 10,000,000 schedules are not enough for the depth; `NoSuchController` if a
///   gesture names a controller that existed in no run; `NothingHappened` if no move was ever
///   possible; `NotDeterministic` if two runs of one schedule differ; and any error that `build`
///   throws.
@discardableResult @MainActor
public func explore(
  depth: Int, budget: ExplorationBudget? = nil, _ build: @escaping (Scenario) throws -> Void
) throws -> Exploration {
  let exploration = try Explorer(build).explore(depth: depth, budget: budget ?? 10_000_000)
  if exploration.outcome == .bounded, budget == nil {
    throw ExplorationBound(exploration: exploration)
  }
  return exploration
}

/// Runs one schedule of a scenario again.
///
/// - Parameters:
///   - schedule: The schedule that ``ExplorationFailure`` printed.
///   - build: Declares the same scenario in a fresh world.
/// - Returns: The trace of the run, if every property held.
/// - Throws: `ExplorationFailure` if a property fails; `ScheduleError` if the schedule cannot be
///   read, or a step is not possible; and any error that `build` throws.
@discardableResult @MainActor
public func explore(
  replay schedule: String, _ build: @escaping (Scenario) throws -> Void
) throws -> Trace {
  try Explorer(build).replay(Schedule(parsing: schedule))
}

/// Visits every state that a scenario can reach by any sequence of moves and turns, and checks the
/// properties in each state.
///
/// The properties are the same as in `explore(depth:budget:_:)`. A move may happen any number of
/// times unless `times:` limits it. Two moments count as one state if everything that influences
/// later events is equal: controllers, views, state machines, pending work with the time left until
/// it is due, bound presenters with their values, and the values that the scenario declares with
/// `state`. Once no new state is found, an audit makes random steps without merging equal states,
/// and compares the states it meets with the visited states. The audit makes at least as many steps
/// as the search has found.
///
/// - Parameters:
///   - budget: The maximum number of states, or the time limit. If the budget is used up, the
///     result is partial and no error is thrown.
///   - all: Whether to continue after a failure and collect the first failure of each property.
///     Without a budget, the search then ends early once it has found more than 1,000 states and
///     more than ten times as many states as were known at the last new failure.
///   - build: Declares the scenario in a fresh world. Called once per step.
/// - Returns: The extent of the exploration. It is `complete` if every state was visited, so that
///   no schedule of any length breaks a property.
/// - Throws: `ExplorationFailure` with a schedule of the fewest steps, or `ExplorationFailures` if
///   `all` is true; `LookAlikes` if a part of the state is not declared; `ExplorationBound` if
///   there is no budget and 1,000,000 states were not enough; `NeverReached` if a property declared
///   with `sometimes` holds in no state; `NoSuchController` if a gesture names a controller that
///   existed in no run; `NothingHappened` if no move was ever possible; `NotDeterministic` if two
///   runs of one schedule differ; and any error that `build` throws.
@discardableResult @MainActor
public func explore(
  budget: ExplorationBudget? = nil, all: Bool = false,
  _ build: @escaping (Scenario) throws -> Void
) throws -> Exploration {
  let system = ScenarioSystem(build, findsAll: all)
  return try GraphExplorer(build, system: system, budget: budget, findsAll: all).explore()
}

/// Runs seeded random schedules, for a scenario with too many states to visit them all.
///
/// Each run makes random steps, checks the properties after each step, and then comes to rest.
/// Equal seeds give equal runs.
///
/// - Parameters:
///   - walks: The number of runs.
///   - seed: The seed of the first run; each further run has the next seed.
///   - length: The maximum number of steps of a run.
///   - build: Declares the scenario in a fresh world. Called once per run.
/// - Returns: The extent of the exploration, which is `sampled`.
/// - Throws: `ExplorationFailure` with a schedule from which no single step can be removed without
///   losing the failure; `NothingHappened` if no move was ever possible; `NotDeterministic` if two
///   runs of one schedule differ; and any error that `build` throws.
@discardableResult @MainActor
public func explore(
  walks: Int, seed: UInt64 = 1, length: Int = 200, _ build: @escaping (Scenario) throws -> Void
) throws -> Exploration {
  var randomWalks = RandomWalks(build, length: length)
  for number in 0..<UInt64(max(0, walks)) {
    let walk = try randomWalks.walk(seed: seed &+ number)
    if let failure = walk.failure { throw failure }
  }
  return try randomWalks.exploration
}
