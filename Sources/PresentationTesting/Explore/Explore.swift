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
/// Between any two turns every enabled move is tried, and the turn itself. After the last move the
/// run comes to rest. Besides the scenario's own properties these are checked: nothing is raised,
/// appearance is legal, nobody dismisses what it has not presented, nothing is dismissed twice, a
/// cancelled transition is not completed, nothing is stuck, and at rest the screen shows what the
/// models of its bound presenters say.
///
/// - Parameters:
///   - depth: The most steps, moves and turns, before a run comes to rest; 0 or more.
///   - budget: How many schedules may be run; with one, a partial answer is no error.
///   - build: Builds a fresh world, and says who may do what. Called once per schedule.
/// - Returns: What was covered.
/// - Throws: `ExplorationFailure` with a shortest failing schedule; `ExplorationBound` when
///   10,000,000 schedules did not exhaust the depth and there is no budget; `NoSuchController` for
///   a gesture on a controller that was in no run; `NotDeterministic`; and what `build` throws.
@discardableResult @MainActor
public func explore(
  depth: Int, budget: Int? = nil, _ build: @escaping (Scenario) throws -> Void
) throws -> Exploration {
  let exploration = try Explorer(build).explore(depth: depth, budget: budget ?? 10_000_000)
  return try exploration.allowed(by: budget)
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
///   - budget: How many states may be visited; with one, a partial answer is no error.
///   - build: Builds a fresh world, and says who may do what. Called once per step.
/// - Returns: What was covered: `complete`, if no schedule of any length breaks a property.
/// - Throws: `ExplorationFailure` with a schedule of the fewest steps; `LookAlikes` if a part of
///   the state is not declared; `ExplorationBound` when 1,000,000 states were not enough and there
///   is no budget; `NoSuchController`; `NotDeterministic`; and what `build` throws.
@discardableResult @MainActor
public func explore(
  budget: Int? = nil, _ build: @escaping (Scenario) throws -> Void
) throws -> Exploration {
  try explore(budget: budget, onProgress: nil, build)
}

/// Explores states as `explore(budget:_:)` does and reports progress.
///
/// Every 1,000 states, `onProgress` is called with the numbers of states and steps that were found,
/// and of states from which no step was taken yet.
@MainActor
package func explore(
  budget: Int?, onProgress: ((_ states: Int, _ steps: Int, _ left: Int) -> Void)?,
  _ build: @escaping (Scenario) throws -> Void
) throws -> Exploration {
  let explorer = GraphExplorer(build, onProgress: onProgress)
  let exploration = try explorer.explore(budget: budget ?? 1_000_000)
  return try exploration.allowed(by: budget)
}

extension Exploration {
  /// Throws if this exploration is bounded and no budget was given.
  fileprivate func allowed(by budget: Int?) throws(ExplorationBound) -> Exploration {
    if outcome == .bounded, budget == nil { throw ExplorationBound(exploration: self) }
    return self
  }
}
