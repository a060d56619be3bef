import Presentation

/// An exploration that visits every state that a scenario can reach, each state once.
@MainActor package struct GraphExplorer<System: RunSystem> {
  private let build: (Scenario) throws -> Void
  private let system: System
  private let budget: ExplorationBudget?
  private let findsAll: Bool
  /// The number of states that a search must exceed before it may stop early after a failure.
  private let patience: Int
  /// Whether every step was made by a run that repeats a shortest schedule to a state.
  ///
  /// Otherwise, some runs have made several steps. If a value is missing in the state, such a run
  /// may have taken another way to the state.
  private var isExact = false

  /// Creates an exploration of the scenario that `build` declares; `system` runs its steps.
  package init(
    _ build: @escaping (Scenario) throws -> Void, system: System,
    budget: ExplorationBudget?, findsAll: Bool, patience: Int = 1_000
  ) {
    (self.build, self.system) = (build, system)
    (self.budget, self.findsAll, self.patience) = (budget, findsAll, patience)
  }

  package func explore() throws -> Exploration {
    let outer = UUIDOrigins.current
    UUIDOrigins.current = system is ScenarioSystem ? UUIDOrigins() : nil
    defer { UUIDOrigins.current = outer }
    return try CrashNote.forAllRuns { try searchUntilCertain() }
  }

  private func searchUntilCertain() throws -> Exploration {
    do {
      return try search()
    } catch is ConstantUUIDs {
      UUIDOrigins.current?.beginAgain()
      return try again(exactly: isExact).searchUntilCertain()
    } catch let suspicion as Suspicion.Unconfirmed {
      guard !isExact else {
        throw NotDeterministic(
          schedule: suspicion.schedule,
          difference: "An earlier run of this schedule had another result.")
      }
      return try again(exactly: true).searchUntilCertain()
    }
  }

  /// Returns an exploration that begins from the beginning, in this process.
  private func again(exactly isExact: Bool) -> GraphExplorer<ScenarioSystem> {
    let system = ScenarioSystem(build, findsAll: findsAll, looksAhead: !isExact)
    var again = GraphExplorer<ScenarioSystem>(
      build, system: system, budget: budget, findsAll: findsAll, patience: patience)
    again.isExact = isExact
    return again
  }

  /// The error if UUIDs have proved to be constant, so that the known states are described wrongly.
  private struct ConstantUUIDs: Error {}

  private func search() throws -> Exploration {
    let result = Result { try searchAndAudit() }
    if UUIDOrigins.current?.hasNewConstants == true { throw ConstantUUIDs() }
    do {
      return try result.get()
    } catch let suspicion as Suspicion {
      throw try suspicion.error(build)
    }
  }

  private func searchAndAudit() throws -> Exploration {
    let search = StateSearch(system, findsAll: findsAll)
    var pace = ExplorationPace(budget ?? .states(1_000_000)), reports = 0
    try search.run {
      try reach(search.left, of: search.graph)
      if budget == nil, hasFoundEnough(search) { return true }
      return pace.isOver(search.graph.count) {
        reports += 1
        // An error of the scenario ends the search itself, with its schedule.
        guard reports % 3 == 0, let parts = try? growth(search, over: 25), !parts.isEmpty else {
          return search.progress
        }
        return "\(search.progress); perhaps endless: \(parts.joined(separator: ", "))"
      }
    }
    if !search.failures.isEmpty { throw try failures(of: search) }
    if search.isComplete {
      let audit = StateAudit(
        graph: search.graph, moves: system.findings.moves.count, unreached: unreached(search))
      try audit.run(system)
    }
    try checkReached(search)
    return try judge(search)
  }

  /// Runs the shortest schedule to a state again, and compares the states.
  ///
  /// This is done for the states with the numbers 0, 1, 2, 4, 8 and so on. Without it, a value that
  /// is different in each run, such as a random number, would be noticed only after the last state.
  ///
  /// - Throws: `Suspicion` if the states differ; `ConstantUUIDs` if the known states are described
  ///   wrongly.
  private func reach(_ place: Int, of graph: StateGraph<StateKey, Schedule.Step>) throws {
    if UUIDOrigins.current?.hasNewConstants == true { throw ConstantUUIDs() }
    guard place & (place - 1) == 0 else { return }
    let path = graph.path(to: place), run = try ScenarioRun(build)
    defer { run.end() }
    let isReached = run.repeats(path) && run.describe(asText: false).key == graph.key(of: place)
    if !isReached, !run.hasRaised { throw Suspicion(first: path, second: path, step: nil) }
  }

  /// Returns whether a search that has found a failure can stop.
  ///
  /// Before the first failure, the result is false. After a failure, the number of states must
  /// exceed `patience`. It must also exceed ten times the number of states at the last new failure.
  private func hasFoundEnough(_ search: StateSearch<System>) -> Bool {
    !search.failures.isEmpty
      && search.graph.count > max(patience, 10 * search.countAtLastFailure)
  }

  private func judge(_ search: StateSearch<System>) throws -> Exploration {
    var exploration = Exploration(
      search.isComplete ? .complete : .bounded,
      ExplorationMap(graph: search.graph, moves: system.findings.moves), system.findings,
      reached: search.reached)
    let findings = system.findings
    try findings.checkGestures(of: exploration)
    if findings.hasForeignTask, budget == nil {
      throw ForeignTask(schedule: try taskSchedule(search.graph), exploration: exploration)
    }
    guard search.isComplete else {
      exploration.growing = try growth(search)
      if budget != nil { return exploration }
      throw ExplorationBound(exploration: exploration)
    }
    if exploration.unusedMoves.count == findings.moves.count {
      throw NothingHappened(moves: findings.moves)
    }
    let missing = unreached(search)
    guard missing.isEmpty else { throw NeverReached(properties: missing, exploration: exploration) }
    return exploration
  }

  /// Returns the properties declared with `sometimes` that hold in no known state.
  private func unreached(_ search: StateSearch<System>) -> [String] {
    system.findings.sometimes.filter { search.reached[$0] == nil }
  }

  /// Runs each schedule after which a property declared with `sometimes` should hold.
  ///
  /// - Throws: `Suspicion.Unconfirmed` if the property does not hold.
  private func checkReached(_ search: StateSearch<System>) throws {
    for name in system.findings.sometimes {
      guard let path = search.reached[name] else { continue }
      let run = try ScenarioRun(build)
      let holds = run.repeats(path) && run.reached.contains(name)
      run.end()
      if !holds { throw Suspicion.Unconfirmed(schedule: Schedule(path)) }
    }
  }

  /// Returns the three parts of the state that have the most distinct values.
  ///
  /// For each part, such as the declared values, the method counts the distinct values in the last
  /// 50 states. The sample is small, because the method must run a whole schedule again to describe
  /// one state. A sample of 200 states gives the same three parts.
  ///
  /// - Parameter least: The number of values that a part must exceed.
  private func growth(
    _ search: StateSearch<System>, over least: Int = 1
  ) throws -> [String] {
    var growth = StateGrowth()
    for place in max(0, search.graph.count - 50)..<search.graph.count {
      growth.add(try DescribedState(after: Schedule(search.graph.path(to: place)), build).lines)
    }
    return growth.parts(3, over: least)
  }

  /// Returns a shortest schedule after which a task exists that the clock does not run.
  ///
  /// The result is nil if no run to the first thousand states creates such a task again.
  private func taskSchedule(_ graph: StateGraph<StateKey, Schedule.Step>) throws -> Schedule? {
    for place in 0..<min(1_000, graph.count) {
      let schedule = Schedule(graph.path(to: place))
      var watch = TaskWatch()
      _ = try watch { try DescribedState(after: schedule, build) }
      if watch.hasFoundTask { return schedule }
    }
    return nil
  }

  // MARK: Failures

  private func failures(of search: StateSearch<System>) throws -> any Error {
    let steps = max(1, search.graph.edgeCount)
    let errors = try search.failures.map { try report($0.broken, $0.path, steps) }
    let failures = errors.compactMap { $0 as? ExplorationFailure }
    guard findsAll, failures.count == errors.count else {
      return errors.first { !($0 is ExplorationFailure) } ?? errors[0]
    }
    var map = ExplorationMap(graph: search.graph, moves: system.findings.moves)
    map.failures = failures.map {
      ExplorationMap.Failure(property: $0.property, schedule: $0.schedule)
    }
    return ExplorationFailures(failures: failures, map: map, isComplete: search.isComplete)
  }

  /// Runs a failing schedule again without needless turns at its end, and returns the error to
  /// throw.
  ///
  /// Most turns at the end are not necessary, because every run continues with turns until the app
  /// is at rest. They are kept if the scenario declares a `beforeRest` function.
  private func report(
    _ broken: BrokenProperty, _ path: [Schedule.Step], _ count: Int
  ) throws -> any Error {
    let run = try ScenarioRun(build)
    run.end()
    var length = path.count
    if !run.actsBeforeRest {
      while length > 0, path[length - 1] == .turn { length -= 1 }
    }
    let check = ShrunkSchedule(build, broken.property)
    while length < path.count {
      if try check.fails(Array(path[..<length])) { break }
      length += 1
    }
    return try Explorer(build).failure(broken, of: Schedule(Array(path[..<length])), count: count)
  }
}
