/// Runs every possible schedule of a scenario up to a number of steps, and checks properties of the
/// app.
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
/// A schedule is a sequence of steps. A step is a turn of the run loop, or a move: an action of the
/// user or the program that the scenario declares. At each step, the exploration tries every
/// possible move and the next turn. Shorter schedules are tried first.
///
/// After the last step of a schedule, the run loop continues until the app is at rest. At rest, no
/// transition runs, and only repeating timers are scheduled. Every run checks the properties that
/// the scenario declares, and also these properties:
///
/// - No exception is raised.
/// - Appearance callbacks are balanced. At rest, a controller has appeared if and only if its view
///   is in the window.
/// - A presenter is an object that `present(while:)` or a similar call has created. It dismisses
///   only controllers that it has presented itself.
/// - No dismissal is requested for a controller that is already being dismissed.
/// - No animator calls `completeTransition(true)` for a canceled transition.
/// - The app comes to rest after the last step. At rest, the presented controllers agree with the
///   model. For example, the controller of `present(while:)` is presented if and only if the value
///   is true. A controller may be missing while something prevents its presentation, such as
///   another presented controller.
///
/// - Parameters:
///   - depth: The maximum number of steps in a schedule; 0 or more. Turns that run after the last
///     step do not count.
///   - budget: The maximum number of schedules, or the time limit. If the budget is used up, the
///     result is partial and no error is thrown.
///   - build: A closure that declares the scenario in a fresh world, which is one simulated app.
///     The closure is called once per run.
/// - Returns: The result of the exploration.
/// - Throws: `ExplorationFailure` with a shortest failing schedule. `ExplorationBound` if there is
///   no budget and 10,000,000 schedules are not enough for the depth. ``ForeignTask`` if there is
///   no budget and the scenario has created a task that the clock does not run. `NoSuchController`,
///   `NoSuchAction` or `NoSuchTab` if a gesture names a controller, an action of an alert or the
///   index of a tab that was found in no run. `NothingHappened` if no move was ever possible.
///   `NotDeterministic` if two runs of one schedule differ. Any error that `build` throws.
@discardableResult @MainActor
public func explore(
  depth: Int, budget: ExplorationBudget? = nil, _ build: @escaping (Scenario) throws -> Void
) throws -> Exploration {
  try Explorer(build).explore(depth: depth, budget: budget)
}

/// Runs one schedule of a scenario again.
///
/// A schedule is a sequence of moves (actions that the scenario declares) and turns of the run
/// loop.
///
/// - Parameters:
///   - schedule: The schedule that ``ExplorationFailure`` printed.
///   - build: Declares the same scenario in a fresh world, which is one simulated app.
/// - Returns: The trace of the run, if every property held.
/// - Throws: `ExplorationFailure` if a property fails. `ScheduleError` if the schedule cannot be
///   read, or if a step is not possible. Any error that `build` throws.
@discardableResult @MainActor
public func explore(
  replay schedule: String, _ build: @escaping (Scenario) throws -> Void
) throws -> Trace {
  try Explorer(build).replay(Schedule(parsing: schedule))
}

/// Visits every state that a scenario can reach by moves and turns, and checks properties of the
/// app.
///
/// A move is an action that the scenario declares; a turn is one turn of the run loop. The
/// properties are the same as in `explore(depth:budget:_:)`. A move may happen any number of times
/// unless `times:` limits it.
///
/// A state consists of everything that influences later events:
///
/// - Controllers, views and state machines.
/// - Pending work, with the time until it is due.
/// - The values that `present(while:)` and similar calls follow.
/// - The values that the scenario declares with `state`.
///
/// Two moments count as one state if all these parts are equal.
///
/// When every state was visited, an audit tests whether equal states really behave equally. The
/// audit runs random schedules; some of them repeat one move many times. It compares the result of
/// each step with the exploration's result for the same step, and checks all properties. The audit
/// makes more random steps than the exploration has made steps, and at least 125. A value that the
/// state does not contain is missed if it matters only after a rare order of steps.
///
/// - Parameters:
///   - budget: The maximum number of states, or the time limit. If the budget is used up, the
///     result is partial and no error is thrown.
///   - all: Whether to continue after a failure, also from the states in which a property fails,
///     and collect the first failure of each property. After an exception, a run does not continue.
///     After a failure, an exploration without a budget stops early if no new failure is found for
///     a long time: when the number of states is above 1,000, and is ten times as high as it was at
///     the last new failure.
///   - build: Declares the scenario in a fresh world, which is one simulated app. Called for each
///     run.
/// - Returns: The extent of the exploration. It is `complete` if every state was visited; then no
///   schedule of any length breaks a property, on condition that the state contains everything that
///   influences later events.
/// - Throws: `ExplorationFailure` with a shortest failing schedule, or `ExplorationFailures` if
///   `all` is true. `LookAlikes` if two equal states behave differently, because the scenario does
///   not declare a value with `state`. `ExplorationBound` if there is no budget and 1,000,000
///   states were not enough. ``ForeignTask`` if there is no budget and the scenario has created a
///   task that the clock does not run. `NeverReached` if a property declared with `sometimes` holds
///   in no state. `NoSuchController`, `NoSuchAction` or `NoSuchTab` if a gesture names a
///   controller, an action of an alert or the index of a tab that was found in no run.
///   `NothingHappened` if no move was ever possible. `NotDeterministic` if two runs of one schedule
///   differ. Any error that `build` throws.
@discardableResult @MainActor
public func explore(
  budget: ExplorationBudget? = nil, all: Bool = false,
  _ build: @escaping (Scenario) throws -> Void
) throws -> Exploration {
  let system = ScenarioSystem(build, findsAll: all)
  return try GraphExplorer(build, system: system, budget: budget, findsAll: all).explore()
}

/// Runs seeded random schedules of a scenario that has too many states to visit all of them.
///
/// Each run makes random steps, checks the properties after each step, and then comes to rest. A
/// step is a move (an action that the scenario declares) or a turn of the run loop. If both a move
/// and a turn are possible, the next step is a turn with a probability of one half. Equal seeds
/// give equal runs.
///
/// - Parameters:
///   - walks: The number of runs; 1 or more.
///   - seed: The seed of the first run; the seed increases by 1 for each further run.
///   - length: The maximum number of steps of a run; 1 or more.
///   - build: A closure that declares the scenario in a fresh world, which is one simulated app.
///     The closure is called once per run.
/// - Returns: The result of the exploration, whose outcome is `sampled`.
/// - Throws: `ExplorationFailure` with a schedule in which every step is necessary for the failure.
///   `NoSuchController`, `NoSuchAction` or `NoSuchTab` if a gesture names a controller, an action
///   of an alert or the index of a tab that was found in no run. ``ForeignTask`` if the scenario
///   has created a task that the clock does not run. `NothingHappened` if no move was ever
///   possible. `NotDeterministic` if two runs of one schedule differ. Any error that `build`
///   throws.
@discardableResult @MainActor
public func explore(
  walks: Int, seed: UInt64 = 1, length: Int = 200, _ build: @escaping (Scenario) throws -> Void
) throws -> Exploration {
  var randomWalks = RandomWalks(build, length: length)
  precondition(walks > 0, "An exploration makes 1 or more random walks, not \(walks).")
  for number in 0..<UInt64(walks) {
    let walk = try randomWalks.walk(seed: seed &+ number)
    if let failure = walk.failure { throw failure }
  }
  return try randomWalks.exploration
}
