/// Runs every order of moves and turns, shortest first, and checks what must hold.
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
/// At each step, every enabled move is tried, and so is the next turn. After the last move the
/// run comes to rest. Besides the scenario's own properties these are checked: nothing is raised,
/// appearance is legal, each presenter dismisses only what it has presented, nothing is dismissed
/// twice, a canceled transition is not completed, nothing is stuck, and at rest the screen shows
/// the values of the models of its bound presenters.
///
/// - Parameters:
///   - depth: The most steps, moves and turns, before a run comes to rest; 0 or more.
///   - budget: The number of schedules that may be run, or the time; with a budget, a partial
///     result is no error.
///   - build: Declares the scenario in a fresh world. Called once per schedule.
/// - Returns: What was covered.
/// - Throws: `ExplorationFailure` with a shortest failing schedule; `ExplorationBound` when
///   10,000,000 schedules did not exhaust the depth and there is no budget; `NoSuchController` for
///   a gesture on a controller that was in no run; `NothingHappened` if no move was ever possible;
///   `NotDeterministic`; and what `build` throws.
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
///   - schedule: What ``ExplorationFailure`` printed.
///   - build: Builds the same world.
/// - Returns: The trace; every property held.
/// - Throws: `ExplorationFailure`; `ScheduleError` when the schedule cannot be read, or a step is
///   not possible; and what `build` throws.
@discardableResult @MainActor
public func explore(
  replay schedule: String, _ build: @escaping (Scenario) throws -> Void
) throws -> Trace {
  try Explorer(build).replay(Schedule(parsing: schedule))
}

/// Visits every state that the moves and turns of a scenario can lead to, in any order and of any
/// length, and checks what must hold in each.
///
/// What `explore(depth:budget:_:)` says of moves and properties holds here, too; moves are
/// unlimited unless `times:` says otherwise. Two moments are one state if everything that decides
/// what happens next is equal: controllers, views, machines, pending work relative to now,
/// presenters with the values they are bound to, and what the scenario declares with `state`. When
/// no new state is found, as many random steps as there are steps are made without this
/// assumption, and compared.
///
/// - Parameters:
///   - budget: The number of states that may be visited, or the time; with a budget, a partial
///     result is no error.
///   - all: Whether to continue after a failure, and to find the first failure of each property.
///     Without a budget the search ends after ten times as many states as there were at the last
///     new failure, and at least 1,000.
///   - build: Declares the scenario in a fresh world. Called once per step.
/// - Returns: What was covered: `complete`, if no schedule of any length breaks a property.
/// - Throws: `ExplorationFailure` with a schedule of the fewest steps, or `ExplorationFailures` if
///   `all` is true; `LookAlikes` if a part of the state is not declared; `ExplorationBound` when
///   1,000,000 states were not enough and there is no budget; `NeverReached`; `NoSuchController`;
///   `NothingHappened` if no move was ever possible; `NotDeterministic`; and what `build` throws.
@discardableResult @MainActor
public func explore(
  budget: ExplorationBudget? = nil, all: Bool = false,
  _ build: @escaping (Scenario) throws -> Void
) throws -> Exploration {
  let system = ScenarioSystem(build, findsAll: all)
  return try GraphExplorer(build, system: system, budget: budget, findsAll: all).explore()
}

/// Runs seeded random schedules of a scenario whose states are too many to visit.
///
/// Each run makes random steps, checks the properties after each of them, and comes to rest. Equal
/// seeds give equal runs.
///
/// - Parameters:
///   - walks: How many runs to make.
///   - seed: The seed of the first run; the other seeds follow from it.
///   - length: The most steps of a run.
///   - build: Declares the scenario in a fresh world. Called once per run.
/// - Returns: What was covered: `sampled`.
/// - Throws: `ExplorationFailure` with a schedule from which no step can be left out;
///   `NothingHappened`; `NotDeterministic`; and what `build` throws.
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
