import Presentation

/// One run of a scenario: a world, the steps that are chosen in it, and the first failure.
@MainActor final class ScenarioRun {
  /// How far a schedule of a given length came.
  enum Reach {
    /// All steps were made, and the world came to rest, or a property failed.
    case complete
    /// No move was possible at the end; a turn may be.
    case ended(mayGoOn: Bool)
    /// Nothing was chosen among the options.
    case changed
  }

  struct Failure {
    let property: String
    let detail: String?
  }

  private let scenario: Scenario
  private let stage: Stage
  private let laws: ScenarioLaws
  private(set) var failure: Failure?
  private var moveEntries: [Int] = []
  private var failureEntry: Int?

  init(_ build: (Scenario) throws -> Void) throws {
    scenario = Scenario()
    try build(scenario)
    guard let stage = scenario.stage, let laws = scenario.laws else { throw NoStage() }
    (self.stage, self.laws) = (stage, laws)
    // What holds at rest here is checked by the schedule without steps.
    runUntilIdle { true }
    check()
  }

  /// Notes which of the controllers that the user may touch were in this run.
  func tell(_ unmet: inout UnmetControllers) {
    unmet.meet(scenario.touched, names: stage.world.names)
  }

  func end() {
    for cleanUp in scenario.cleanUps { cleanUp() }
    stage.world.end()
  }

  func record() {
    stage.world.recorder.removeAll()
    stage.world.recorder.isOn = true
  }

  /// Makes `length` steps as `choose` says, and comes to rest.
  ///
  /// - Parameters:
  ///   - endsWithMove: Whether the last step must be a move: a turn in its place is part of
  ///     coming to rest.
  ///   - recall: The step that an earlier run made here; it saves asking for all that is possible.
  ///   - choose: Picks one of the possible steps; nil ends the run.
  func perform(
    _ length: Int, endsWithMove: Bool = true, recall: () -> Schedule.Step? = { nil },
    choose: ([Schedule.Step]) -> Schedule.Step?
  ) -> Reach {
    for position in 0..<length where failure == nil {
      var step = recall()
      if let step {
        guard isPossible(step) else { return .changed }
      } else {
        let needsMove =
          endsWithMove && scenario.endings.isEmpty && position == length - 1
        let options = possibleSteps(turn: !needsMove)
        if options.isEmpty {
          return .ended(mayGoOn: needsMove && !stage.world.clock.isIdle)
        }
        step = choose(options)
      }
      guard let step else { return .changed }
      perform(step)
      check()
    }
    if failure == nil { settle() }
    return .complete
  }

  /// Makes one step and checks what must always hold.
  func make(_ step: Schedule.Step) {
    perform(step)
    check()
  }

  /// Describes everything that decides what happens next.
  func describe(asText: Bool) -> StateText {
    StateReader.describe(scenario, on: stage, isText: asText)
  }

  /// Calls `body` with every row that is taken.
  func observeRows(_ body: @escaping (MachineKind, String) -> Void) { stage.world.onRow = body }

  /// Whether the scenario does something before it comes to rest.
  var actsBeforeRest: Bool { !scenario.endings.isEmpty }

  var moveNames: [String] { scenario.moves.map(\.name) }

  /// Goes on after a failure, so that the trace shows what comes of it.
  func showConsequences() {
    guard failure != nil, !stage.world.reporter.hasRaised else { return }
    failureEntry = stage.world.recorder.entries.count
    comeToRest { true }
  }

  private func isPossible(_ step: Schedule.Step) -> Bool {
    switch step {
    case .move(let index): scenario.isEnabled(index)
    case .turn: !stage.world.clock.isIdle
    }
  }

  /// The moves that are possible and, if wanted, the turn if something is due.
  func possibleSteps(turn: Bool) -> [Schedule.Step] {
    var steps: [Schedule.Step] = []
    for index in scenario.moves.indices where scenario.isEnabled(index) {
      steps.append(.move(index))
    }
    if turn, isPossible(.turn) { steps.append(.turn) }
    return steps
  }

  /// Makes one step and checks nothing.
  func perform(_ step: Schedule.Step) {
    switch step {
    case .move(let index):
      moveEntries.append(stage.world.recorder.entries.count)
      scenario.perform(index)
    case .turn: runTurn()
    }
  }

  private func runTurn() {
    let world = stage.world
    _ = world.use { world.clock.runNextTurn() }
  }

  /// Comes to rest, one turn after the other, and checks what holds there.
  func settle() {
    comeToRest {
      check()
      return failure == nil
    }
    if failure == nil { failure = laws.brokenAtRest ?? broken(among: scenario.atRest) }
  }

  /// Ends what is to be ended, now and when what was begun has had its turns, and runs until
  /// nothing is due.
  private func comeToRest(_ afterTurn: () -> Bool) {
    for _ in 0..<2 {
      if !scenario.endings.isEmpty {
        stage.world.use { for ending in scenario.endings { ending() } }
        guard afterTurn() else { return }
      }
      guard runUntilIdle(afterTurn) else { return }
    }
  }

  /// Answers whether `afterTurn` has always answered true; gives up after a minute.
  @discardableResult private func runUntilIdle(_ afterTurn: () -> Bool) -> Bool {
    let clock = stage.world.clock
    let end = clock.now + .seconds(60)
    while !clock.isIdle, clock.now < end {
      runTurn()
      if !afterTurn() { return false }
    }
    return true
  }

  private func check() {
    failure = laws.broken ?? broken(among: scenario.always)
  }

  private func broken(among properties: [Scenario.Property]) -> Failure? {
    guard !properties.isEmpty else { return nil }
    let broken = stage.world.use { properties.first { !$0.holds() } }
    return broken.map { Failure(property: $0.name, detail: nil) }
  }

  // MARK: What is told of it

  func words(for options: [Schedule.Step]) -> String {
    options.map { option in
      switch option {
      case .move(let index): "\(index) (\(scenario.moves[index].name))"
      case .turn: "t (a turn)"
      }
    }
    .joined(separator: ", ")
  }

  var traced: TracedRun {
    TracedRun(
      trace: stage.trace, moveEntries: moveEntries, failureEntry: failureEntry, failure: failure)
  }

  struct NoStage: Error, CustomStringConvertible {
    let description = "The scenario has no stage. Call `scenario.stage(_:)` in the closure."
  }
}
