import Presentation

/// An object that makes the runs of a scenario in this process, each run in a new world.
///
/// Each run repeats a schedule and then makes one new step. If the step leads to a new state, the
/// run continues until it comes to rest. Thus the properties that must hold at rest are checked for
/// every state.
@MainActor package final class ScenarioSystem: RunSystem {
  private let build: (Scenario) throws -> Void
  private let goal: ScenarioRun.Goal
  package private(set) var findings = ScenarioFindings()
  /// For each visited state, whether every property held at rest.
  ///
  /// To find out, the run continues from the state, without further moves, until it is at rest.
  private var restHolds: [StateKey: Bool] = [:]
  /// The hash of each used row of the state tables, keyed by the state machine and the row's name.
  private var rows: [MachineKind: [String: UInt64]] = [:]
  /// A hash of the events in the current step.
  ///
  /// It is computed from the rows of the state tables that the step has used.
  private var deed = StateKey()

  package init(_ build: @escaping (Scenario) throws -> Void, findsAll: Bool) {
    (self.build, goal) = (build, findsAll ? .allFailures : .firstFailure)
  }

  package func begin() throws -> Arrival<StateKey, Schedule.Step> { try arrive([], by: nil) }

  package func leave(
    _ key: StateKey, way: () -> [Schedule.Step], by steps: [Schedule.Step],
    _ body: (Arrival<StateKey, Schedule.Step>) throws -> Void
  ) throws {
    let way = way()
    for step in steps { try body(arrive(way, by: step)) }
  }

  package func expect(way: () -> [Schedule.Step], steps: [Schedule.Step]) {}

  /// Repeats a schedule without checks, then makes one more step with checks.
  private func arrive(
    _ way: [Schedule.Step], by step: Schedule.Step?
  ) throws -> Arrival<StateKey, Schedule.Step> {
    let run = try begunRun()
    defer { run.end() }
    for step in way { run.perform(step) }
    deed = StateKey()
    if let step { run.make(step) }
    let text = run.describe(asText: false)
    var key = text.key
    // A failing step leads to a separate state, from which the exploration does not continue.
    let hasFailed = !run.failures.isEmpty
    if hasFailed { key.add(1) }
    let (steps, reached) = (run.possibleSteps(), run.reached)
    let deed = UInt32(truncatingIfNeeded: deed.word)
    var scene = ""
    if restHolds[key] == nil {
      scene = run.stage.visible.joined(separator: ", ")
      run.settle()
      restHolds[key] = run.failures.isEmpty
    }
    let isLeft = restHolds[key] == true
    let arrival = Arrival(
      key: key, steps: { isLeft ? steps : [] }, deed: deed, failures: run.failures,
      reached: reached, scene: scene)
    findings.note(run)
    if !text.closures.isEmpty { findings.note(closures: text.closures) }
    return arrival
  }

  /// Returns a new run, which adds each state-table row that it uses to the hash `deed`.
  private func begunRun() throws -> ScenarioRun {
    let run = try ScenarioRun(build, until: goal)
    run.stage.world.onRow = { [self] machine, row in deed.add(hash(of: row, machine)) }
    return run
  }

  private func hash(of row: String, _ machine: MachineKind) -> UInt64 {
    if let hash = rows[machine]?[row] { return hash }
    let name = "\(machine.rawValue): \(row)"
    findings.note(row: name)
    let hash = StateText.hash(of: name)
    rows[machine, default: [:]][row] = hash
    return hash
  }

  package func walk(seed: UInt64, length: Int) throws -> Walk {
    let run = try begunRun()
    defer { run.end() }
    var numbers = SeededNumbers(seed: seed)
    var walk = Walk()
    while walk.moves.count < length, run.failure == nil {
      let options = run.possibleSteps()
      if options.isEmpty { break }
      let choice = numbers.below(options.count)
      deed = StateKey()
      run.make(options[choice])
      walk.moves.append(
        Walk.Move(
          options: Schedule(options), choice: choice, key: run.describe(asText: false).key,
          deed: UInt32(truncatingIfNeeded: deed.word)))
    }
    walk.failures = run.failures
    return walk
  }
}
