import Foundation
package import Presentation

/// An object that makes the runs of a scenario in this process, each run in a new world.
///
/// Each run repeats a schedule and then makes one new step. If the step leads to a new state, the
/// run continues until it comes to rest. Thus the properties that must hold at rest are checked for
/// every state. After that, a run may make further steps before the search asks for them. This
/// saves time, because such a step needs no new run that repeats a schedule.
@MainActor package final class ScenarioSystem: RunSystem {
  typealias Place = StateMemory.Place

  private let build: (Scenario) throws -> Void
  private let findsAll: Bool
  private let looksAhead: Bool
  /// The properties whose failures the search knows, if it continues after a failure.
  private var known: Set<String> = []
  package private(set) var findings = ScenarioFindings()
  var memory = StateMemory()
  /// The used rows of the state tables.
  private var rows = OrderedNumbers<ObjectIdentifier>()
  /// The hash of each row in ``rows``: of its state machine and its name.
  private var rowHashes: [UInt64] = []
  /// A hash of the events in the current step.
  ///
  /// It is computed from the rows of the state tables that the step has used.
  private var deed = StateKey()

  /// Creates an object without runs.
  ///
  /// - Parameter looksAhead: Whether a run makes further steps before the search asks for them,
  ///   unless the environment asks for a shortest schedule to a crash.
  package init(
    _ build: @escaping (Scenario) throws -> Void, findsAll: Bool, looksAhead: Bool = true
  ) {
    (self.build, self.findsAll) = (build, findsAll)
    self.looksAhead = looksAhead && !CrashNote.needsShortest
  }

  package func begin() throws -> Arrival<StateKey, Schedule.Step> { try arrive([], by: nil) }

  package func leave(
    _ key: StateKey, way: () -> [Schedule.Step], by steps: [Schedule.Step],
    _ body: (Arrival<StateKey, Schedule.Step>) throws -> Void
  ) throws {
    var found: [Schedule.Step]?
    memory.leave(key)
    for (choice, step) in steps.enumerated() {
      let arrival: Arrival<StateKey, Schedule.Step>
      if let place = memory.take(choice, of: key) {
        arrival = memory.arrival(at: place)
      } else {
        memory.note(choice, of: key)
        let way = found ?? way()
        found = way
        arrival = try arrive(way, by: step)
        memory.connect(choice, of: key, to: arrival.key)
      }
      try body(arrival)
    }
  }

  package func expect(_ key: StateKey, way: () -> [Schedule.Step], steps: [Schedule.Step]) {}

  /// Notes that another process makes the steps from a state.
  package func omitSteps(from key: StateKey) { memory.omitSteps(from: key) }

  /// Notes the states to which another process has come by the steps from a state.
  package func learnSteps(from key: StateKey, to arrivals: [Arrival<StateKey, Schedule.Step>]) {
    for (choice, arrival) in arrivals.enumerated() {
      memory.remember(arrival)
      memory.connect(choice, of: key, to: arrival.key)
    }
  }

  /// Repeats a schedule without checks, then makes one more step with checks.
  ///
  /// - Parameter looksAhead: Whether the run may make further steps.
  private func arrive(
    _ way: [Schedule.Step], by step: Schedule.Step?, looksAhead: Bool = true
  ) throws -> Arrival<StateKey, Schedule.Step> {
    try withRun { run in try arrive(way, by: step, looksAhead: looksAhead, in: run) }
  }

  private func arrive(
    _ way: [Schedule.Step], by step: Schedule.Step?, looksAhead: Bool, in run: ScenarioRun
  ) throws -> Arrival<StateKey, Schedule.Step> {
    for step in way { run.perform(step) }
    var place = place(after: step, in: run)
    // The exploration does not continue from a separate state.
    let isSeparate = findsAll ? run.hasRaised : !run.failures.isEmpty
    if isSeparate { place.key.add(1) }
    let looksAhead = looksAhead && self.looksAhead && run.failures.isEmpty
    var last: Place? = place
    if memory.mayGoOn(place.key) == nil {
      let isByTurns = looksAhead && !run.hasConsequences
      last = isByTurns ? comeToRest(from: place, in: run) : nil
      if memory.mayGoOn(place.key) == nil {
        // The run has given up, so a run of its own decides whether the properties hold at rest.
        if isByTurns, run.failures.isEmpty { return try arrive(way, by: step, looksAhead: false) }
        run.settle()
        memory.remember(place, mayGoOn: findsAll ? !isSeparate : run.failures.isEmpty)
      }
    }
    var arrival = memory.arrival(at: place)
    arrival.failures = run.failures
    noteFailures(of: run)
    if looksAhead, run.failures.isEmpty, let last { goOn(from: last, in: run) }
    return arrival
  }

  /// Lets further runs ignore failures that the search knows.
  ///
  /// After an exception, a run cannot continue, so an exception is never ignored.
  private func noteFailures(of run: ScenarioRun) {
    guard findsAll else { return }
    known.formUnion(run.failures.map(\.property))
    known.remove(ScenarioLaws.nothingIsRaised)
  }

  /// Makes a step, and returns the state after it.
  func place(after step: Schedule.Step?, in run: ScenarioRun) -> Place {
    deed = StateKey()
    if let step { run.make(step) }
    let text = run.describe(asText: false)
    if !text.closures.isEmpty { findings.note(closures: text.closures) }
    if !text.unread.isEmpty { findings.note(unread: text.unread) }
    return memory.place(
      text.key, options: run.possibleSteps(), deed: deed, reached: run.reached,
      scene: {
        var numbers: [UUID: Int] = [:]
        return run.stage.visible.joined(separator: ", ").numberingUUIDs(&numbers)
      })
  }

  /// Makes a run, passes it to `body`, and ends it.
  ///
  /// The run uses rows of the state tables. It adds each row that it uses to the hash `deed`.
  private func withRun<Result>(_ body: (ScenarioRun) throws -> Result) throws -> Result {
    var watch = TaskWatch()
    defer { findings.note(&watch) }
    return try watch {
      let run = try ScenarioRun(
        build, until: findsAll ? .allFailures : .firstFailure, ignoring: known)
      run.stage.world.onRow = { [self] machine, row in deed.add(hash(of: row, machine)) }
      defer {
        findings.note(run)
        run.end()
      }
      return try body(run)
    }
  }

  private func hash(of row: any NamedRow, _ machine: MachineKind) -> UInt64 {
    let (number, isNew) = rows.number(of: row.identity)
    if isNew {
      let name = "\(machine.rawValue): \(row.name)"
      findings.note(row: name)
      rowHashes.append(StateKey.hash(of: name))
    }
    return rowHashes[number]
  }

  package func walk(seed: UInt64, length: Int) throws -> Walk {
    try withRun { run in walk(seed: seed, length: length, in: run) }
  }

  private func walk(seed: UInt64, length: Int, in run: ScenarioRun) -> Walk {
    var steps = WalkSteps(seed: seed, moves: run.scenario.moves.count)
    var promises = Promises()
    var walk = Walk()
    while run.failures.isEmpty {
      let count = walk.moves.count
      for name in run.reached where walk.reached[name] == nil { walk.reached[name] = count }
      walk.failureAtRest = promises.judge(run, after: count)
      let options = run.possibleSteps()
      if count == length || options.isEmpty || !run.failures.isEmpty { break }
      let step = steps.next(among: options)
      if step != .turn { promises.removeAll() }
      deed = StateKey()
      run.make(step)
      walk.moves.append(
        Walk.Move(
          options: Walk.hash(of: options), step: step, key: run.describe(asText: false).key,
          deed: UInt32(truncatingIfNeeded: deed.word)))
    }
    if run.failures.isEmpty {
      run.settle()
      if !run.failures.isEmpty { walk.failureAtRest = walk.moves.count }
    }
    walk.failures = run.failures
    return walk
  }
}
