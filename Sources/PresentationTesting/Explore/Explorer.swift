import Presentation

/// An exploration that runs every schedule up to a depth; every schedule runs in its own world.
///
/// A schedule is a sequence of moves and turns. Shorter schedules run first, so the first failure
/// has a shortest schedule. After the last step of a schedule, the run loop continues until the app
/// is at rest. Therefore, a turn as the last step usually makes no difference, and schedules that
/// end with a turn are left out. If only repeating timers are scheduled before the last turn, or if
/// the scenario declares a `beforeRest` function, these schedules are run as well. This function is
/// called after the last step, and the turn before it can make a difference.
@MainActor package final class Explorer {
  let build: (Scenario) throws -> Void
  package internal(set) var findings = ScenarioFindings()
  /// The indices of the moves that were made in at least one run.
  var used: Set<Int> = []
  var schedules = 0
  /// The number of schedules of each length that was explored.
  private(set) var counts: [Int] = []
  /// Whether a failing run is repeated with a recorder, to report the failure.
  var reportsFailures = true
  /// The first schedule after which a task existed that the clock does not run.
  private var taskSchedule: Schedule?
  /// The processes that run parts of the exploration; nil if this process runs all schedules.
  let pool: (any SchedulePool)?

  package init(
    _ build: @escaping (Scenario) throws -> Void, pool: (any SchedulePool)? = nil
  ) {
    (self.build, self.pool) = (build, pool)
  }

  package func explore(depth: Int, budget: ExplorationBudget?) throws -> Exploration {
    let exploration = try CrashNote.forAllRuns {
      try explore(depth: depth, atMost: budget ?? 10_000_000)
    }
    guard exploration.outcome == .bounded, budget == nil else { return exploration }
    if exploration.hasForeignTask {
      throw ForeignTask(schedule: taskSchedule, exploration: exploration)
    }
    throw ExplorationBound(exploration: exploration)
  }

  private func explore(depth: Int, atMost budget: ExplorationBudget) throws -> Exploration {
    precondition(depth >= 0, "An exploration has a depth of 0 or more, not \(depth).")
    var pace = ExplorationPace(budget)
    for length in 0...depth {
      let before = schedules
      let isAlive = try exploreParts(of: length, &pace)
      counts.append(schedules - before)
      if let isAlive, isAlive { continue }
      return try judged(
        Exploration(
          outcome: isAlive == nil ? .bounded : .exhausted,
          depth: isAlive == nil ? length : max(0, length - 1), schedules: schedules,
          isComplete: isAlive == false))
    }
    return try judged(
      Exploration(outcome: .exhausted, depth: depth, schedules: schedules, isComplete: false))
  }

  private func judged(_ exploration: Exploration) throws -> Exploration {
    var exploration = exploration
    exploration.note(findings, used: used)
    try findings.checkGestures(of: exploration)
    let hasTried = exploration.depth > 0 || exploration.isComplete
    if exploration.outcome != .bounded, hasTried, used.isEmpty {
      throw NothingHappened(moves: findings.moves)
    }
    return exploration
  }

  /// Runs all schedules of one length that begin with some steps.
  ///
  /// - Returns: Whether longer schedules may exist; nil if the budget is used up.
  func exploreSchedules(
    of length: Int, after beginning: [Schedule.Step] = [], _ pace: inout ExplorationPace
  ) throws -> Bool? {
    var choices = ChoiceStack(after: beginning)
    var isAlive = false
    repeat {
      let progress = { [schedules] in Self.progress(schedules, length) }
      if pace.isOver(schedules + 1, progress: progress) { return nil }
      var watch = TaskWatch()
      let (run, reach) = try watch {
        let run = try ScenarioRun(build)
        let reach = run.perform(length) {
          choices.recall()
        } choose: { options in
          choices.choose(among: options)
        }
        findings.note(run)
        run.end()
        return (run, reach)
      }
      findings.note(&watch)
      if findings.hasForeignTask, taskSchedule == nil { taskSchedule = Schedule(choices.steps) }
      switch reach {
      case .changed:
        throw NotDeterministic(changedAfter: Schedule(choices.steps))
      case .ended(let mayGoOn):
        isAlive = isAlive || mayGoOn
        continue
      case .complete:
        schedules += 1
        isAlive = true
      }
      for case .move(let index) in choices.steps { used.insert(index) }
      if let failure = run.failure {
        guard reportsFailures else { throw FailedPart() }
        throw try self.failure(failure, of: Schedule(choices.steps), count: schedules)
      }
    } while choices.advance()
    return isAlive
  }

  static func progress(_ schedules: Int, _ length: Int) -> String {
    "\(schedules.counted("schedule")), depth \(length)"
  }

  func replay(_ schedule: Schedule) throws -> Trace {
    let run = try traced(schedule, isFilmed: FilmFolder.isSet)
    if let failure = run.failure { throw kept(run.report(failure, schedule, of: 1), of: run) }
    return run.trace
  }

  /// Runs a schedule, and films the screen.
  ///
  /// - Returns: The film, and the failure if a property fails.
  func film(
    _ schedule: Schedule, title: String
  ) throws -> (reel: FilmReel?, failure: ExplorationFailure?) {
    let run = try traced(schedule, isFilmed: true)
    let failure = run.failure.map { run.report($0, schedule, of: 1) }
    return (run.reel(title, failure), failure)
  }

  /// Writes a film of a failing run to a file, and returns the failure with the path of the file.
  ///
  /// If there is no folder for films, the path is nil. If the file cannot be written, the reason
  /// replaces the path.
  private func kept(_ failure: ExplorationFailure, of run: TracedRun) -> ExplorationFailure {
    var failure = failure
    failure.film = run.reel(failure.property, failure).flatMap(FilmFolder.keep)
    return failure
  }

  /// Runs a failing schedule twice more with a recorder, and returns the error to throw.
  ///
  /// The error is `NotDeterministic` if the two runs differ.
  func failure(
    _ found: BrokenProperty, of schedule: Schedule, count: Int
  ) throws -> any Error {
    let goal = ScenarioRun.Goal.failure(of: found.property)
    let first: TracedRun, second: TracedRun
    do {
      first = try traced(schedule, until: goal, isFilmed: FilmFolder.isSet)
      second = try traced(schedule, until: goal)
    } catch let error as ScheduleError {
      return NotDeterministic(schedule: schedule, difference: "\(error).")
    }
    if let difference = first.difference(to: second) {
      return NotDeterministic(schedule: schedule, difference: difference)
    }
    guard let failure = first.failure else {
      return NotDeterministic(
        schedule: schedule,
        difference: "\"\(found.property)\" failed in one run, but not in the other.")
    }
    return kept(first.report(failure, schedule, of: count), of: first)
  }

  private func traced(
    _ schedule: Schedule, until goal: ScenarioRun.Goal = .firstFailure, isFilmed: Bool = false
  ) throws -> TracedRun {
    // Without a step, the events that matter are those of the set-up.
    let run = try ScenarioRun(
      build, until: goal, recording: schedule.steps.isEmpty ? .everything : .stepsAndWork)
    defer { run.end() }
    run.record(isFilmed: isFilmed)
    var rest = schedule.steps[...]
    var possible: [Schedule.Step] = []
    let reach = run.perform(schedule.steps.count, endsWithMove: false) { options in
      possible = options
      return rest.first.flatMap { options.contains($0) ? rest.removeFirst() : nil }
    }
    if let step = rest.first, run.failure == nil {
      let isAtRest = if case .ended = reach { true } else { false }
      throw ScheduleError(
        place: Schedule.place(
          schedule.steps.count - rest.count, of: "\(schedule)", count: schedule.steps.count),
        found: "\(Schedule([step]))",
        expected: isAtRest ? "nothing: all is at rest" : run.words(for: possible))
    }
    try checkMoves(of: schedule, in: run)
    run.showConsequences()
    return run.traced
  }

  /// Throws an error if a step is a move that the scenario does not declare.
  ///
  /// A failure may have ended the run before this step.
  private func checkMoves(of schedule: Schedule, in run: ScenarioRun) throws(ScheduleError) {
    let moves = run.scenario.moves.indices
    for (index, step) in schedule.steps.enumerated() {
      guard case .move(let move) = step, !moves.contains(move) else { continue }
      throw ScheduleError(
        place: Schedule.place(index, of: "\(schedule)", count: schedule.steps.count),
        found: "\(move)",
        expected: "the number of a move; the scenario declares \(moves.count.counted("move"))")
    }
  }
}
