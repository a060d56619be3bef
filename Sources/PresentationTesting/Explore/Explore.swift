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
