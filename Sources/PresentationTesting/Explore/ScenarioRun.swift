import Presentation

/// One run of a scenario, with its world, its steps and its failures.
@MainActor final class ScenarioRun {
  /// The outcome of a run that should make a given number of steps.
  enum Reach {
    /// All steps were made and the world came to rest, or a property failed.
    case complete
    /// The run ended early, because no allowed step was possible.
    ///
    /// If `mayGoOn` is true, the last step had to be a move, but only a turn was possible. After
    /// that turn, a move may be possible, so a longer schedule may exist.
    case ended(mayGoOn: Bool)
    /// The run could not make its next step.
    ///
    /// One cause is a step of an earlier run that had to be repeated, but was not possible. The
    /// other cause is that the argument `choose` of `perform` returned nil.
    case changed
  }

  /// The kind of failure that ends a run.
  enum Goal: Equatable {
    /// The first failure ends the run, whichever property fails.
    case firstFailure
    /// The first failure of the property with this name ends the run.
    case failure(of: String)
    /// No failure ends the run; the run collects the first failure of each property.
    case allFailures
  }

  let scenario: Scenario
  let stage: Stage
  let laws: ScenarioLaws
  private let goal: Goal
  /// The names of the properties whose failures are not noted.
  private let ignored: Set<String>
  private(set) var failures: [BrokenProperty] = []
  /// The properties that held or failed at least once.
  private(set) var decided: Set<String> = []
  private var moveEntries: [Int] = []
  private var failureEntry: Int?
  private var camera: FilmCamera?

  init(
    _ build: (Scenario) throws -> Void, until goal: Goal = .firstFailure,
    ignoring ignored: Set<String> = [], recording: Scenario.Recording = .steps
  ) throws {
    scenario = Scenario(recording: recording)
    (self.goal, self.ignored) = (goal, ignored)
    UUIDOrigins.current?.beginRun()
    CrashNote.begin()
    var isBuilt = false
    defer { if !isBuilt { CrashNote.end() } }
    try build(scenario)
    guard let stage = scenario.stage, let laws = scenario.laws else { throw NoStage() }
    if let name = scenario.repeatedName { throw RepeatedName(name: name) }
    (self.stage, self.laws) = (stage, laws)
    isBuilt = true
    // The properties at rest are not checked here, because the run of the empty schedule checks
    // them.
    runUntilIdle { true }
    check()
  }

  /// The failure that ends this run.
  var failure: BrokenProperty? {
    switch goal {
    case .firstFailure: failures.first
    case .failure(let property): failures.first { $0.property == property }
    case .allFailures: nil
    }
  }

  /// Ends the run and releases its objects.
  ///
  /// All presenters are detached, because a presenter and its model may retain each other. A
  /// presenter is an object that `present(while:)` or a similar call has created.
  func end() {
    for cleanUp in scenario.cleanUps { cleanUp() }
    stage.world.presenters.detachAll()
    stage.world.end()
    CrashNote.end()
  }

  /// Starts to record the trace and, with `isFilmed`, to film the screen.
  func record(isFilmed: Bool) {
    if scenario.recording != .everything {
      stage.world.recorder.removeAll()
      stage.world.recorder.isOn = true
    }
    if isFilmed { camera = FilmCamera(of: stage.world) }
  }

  // MARK: Steps

  /// Makes `length` steps that `choose` picks, and then runs turns until the world is at rest.
  ///
  /// - Parameters:
  ///   - endsWithMove: Whether the last step must be a move, unless only repeating timers are
  ///     scheduled. Any other turn as the last step would change nothing, because the run loop
  ///     continues anyway until the world is at rest.
  ///   - recall: Returns the next step to repeat from an earlier run; nil if `choose` must pick a
  ///     step.
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
          endsWithMove && scenario.endings.isEmpty && position == length - 1 && !isAtRest
        let options = possibleSteps(turn: !needsMove)
        if options.isEmpty {
          return .ended(mayGoOn: needsMove && !stage.world.clock.isIdle)
        }
        step = choose(options)
      }
      guard let step else { return .changed }
      make(step)
    }
    if failure == nil { settle() }
    return .complete
  }

  /// Makes one step, and then checks the properties that must always hold.
  func make(_ step: Schedule.Step) {
    perform(step)
    check()
  }

  /// Makes one step without checking any property.
  func perform(_ step: Schedule.Step) {
    CrashNote.add(step)
    switch step {
    case .move(let index):
      moveEntries.append(stage.world.recorder.entries.count)
      scenario.perform(index)
    case .turn: runTurn()
    }
  }

  /// Makes steps without checking any property, and returns whether all of them were possible.
  func repeats(_ steps: [Schedule.Step]) -> Bool {
    for step in steps {
      guard isPossible(step) else { return false }
      perform(step)
    }
    return true
  }

  private func isPossible(_ step: Schedule.Step) -> Bool {
    switch step {
    case .move(let index): scenario.isEnabled(index)
    case .turn: !stage.world.clock.isIdle
    }
  }

  /// Returns the moves that are possible now, followed by the turn if a turn is possible.
  ///
  /// With false for `turn`, the list contains only moves.
  ///
  /// After an exception was raised, the list is empty.
  func possibleSteps(turn: Bool = true) -> [Schedule.Step] {
    guard !hasRaised else { return [] }
    var steps: [Schedule.Step] = []
    for index in scenario.moves.indices where scenario.isEnabled(index) {
      steps.append(.move(index))
    }
    if turn, isPossible(.turn) { steps.append(.turn) }
    return steps
  }

  func runTurn() { stage.world.clock.runNextTurn() }

  // MARK: Coming to rest

  /// Whether nothing is scheduled, or only repeating timers are scheduled.
  var isAtRest: Bool { stage.world.clock.isAtRest }

  /// Whether an exception was raised.
  var hasRaised: Bool { stage.world.reporter.hasRaised }

  /// Runs turns until the world is at rest, and checks the properties that must hold at rest.
  ///
  /// A property that is declared with `leads` is checked if its condition is true now. It is also
  /// checked if its condition becomes true in one of the turns, except if the scenario declares a
  /// `beforeRest` function. This function would have to be called at that moment.
  func settle() {
    var conditions = metConditions
    comeToRest {
      check()
      if scenario.endings.isEmpty { conditions.formUnion(metConditions) }
      return failure == nil
    }
    guard failure == nil, !hasRaised else { return }
    judgeAtRest()
    for index in conditions.sorted() { judgeConsequence(index) }
  }

  /// The indices of the properties declared with `leads` whose condition is true now.
  var metConditions: Set<Int> {
    if scenario.consequences.isEmpty { return [] }
    return stage.world.use {
      Set(scenario.consequences.indices.filter { scenario.consequences[$0].condition() })
    }
  }

  /// Checks a property that is declared with `leads`.
  func judgeConsequence(_ index: Int) { judge([scenario.consequences[index].property]) }

  /// Checks the properties that must hold at rest.
  func judgeAtRest() {
    for law in laws.brokenAtRest { note(law) }
    judge(scenario.properties[.atRest] ?? [])
  }

  /// Calls the `beforeRest` functions once, and then checks the properties that must always hold.
  ///
  /// - Returns: Whether moves of the scenario would have had the same effect.
  func actBeforeRest() -> Bool {
    let endings = stage.world.use { scenario.endings.filter { $0.isNeeded() } }
    let moves = endings.compactMap(\.move)
    let areMoves = moves.count == endings.count
    if areMoves { for move in moves { CrashNote.add(.move(move)) } }
    callEndings()
    check()
    return areMoves
  }

  private func callEndings() {
    stage.world.use { for ending in scenario.endings { ending.body() } }
  }

  /// Continues a failed run until the world is at rest, so that the trace shows the consequences.
  func showConsequences() {
    guard failure != nil, !hasRaised else { return }
    failureEntry = stage.world.recorder.entries.count
    comeToRest { true }
  }

  /// Twice calls the `beforeRest` functions and then runs turns until the world is at rest.
  ///
  /// The second call of the functions ends gestures that began in the turns after the first call.
  private func comeToRest(_ afterTurn: () -> Bool) {
    for _ in 0..<2 {
      if !scenario.endings.isEmpty {
        callEndings()
        guard afterTurn() else { return }
      }
      guard runUntilIdle(afterTurn) else { return }
    }
  }

  /// Runs turns until only repeating timers are scheduled, or the limit is reached.
  ///
  /// - Returns: False if `afterTurn` returned false; no further turn runs in this case.
  @discardableResult private func runUntilIdle(_ afterTurn: () -> Bool) -> Bool {
    var limit = RestLimit(of: stage.world.clock)
    while !isAtRest {
      if hasRaised { return true }
      guard limit.allowsTurn else {
        if let failure = limit.isForTime ? endlessTurns : endlessInstant { note(failure) }
        return true
      }
      runTurn()
      if !afterTurn() { return false }
    }
    return true
  }

  // MARK: Properties

  private func check() {
    for law in laws.broken { note(law) }
    judge(scenario.properties[.always] ?? [])
  }

  private func judge(_ properties: [Scenario.Property]) {
    for property in properties {
      switch stage.world.use(property.verdict) {
      case .undecided: continue
      case .holds: break
      case .fails(let detail):
        note(BrokenProperty(property: property.name, detail: detail.isEmpty ? nil : detail))
      }
      decided.insert(property.name)
    }
  }

  /// The names of the properties declared with `sometimes` that hold now.
  var reached: [String] {
    (scenario.properties[.sometimes] ?? []).filter { stage.world.use($0.verdict) == .holds }
      .map(\.name)
  }

  private func note(_ broken: BrokenProperty) {
    guard !ignored.contains(broken.property),
      !failures.contains(where: { $0.property == broken.property })
    else { return }
    failures.append(broken)
  }

  // MARK: Descriptions

  /// Describes everything that influences later events.
  func describe(asText: Bool) -> StateText {
    StateReader.describe(scenario, on: stage, isText: asText)
  }

  /// Whether the scenario declares a `beforeRest` function.
  var actsBeforeRest: Bool { !scenario.endings.isEmpty }

  /// Whether a `beforeRest` function can have an effect now.
  var mustActBeforeRest: Bool {
    stage.world.use { scenario.endings.contains { $0.isNeeded() } }
  }

  /// Whether the scenario declares properties with `leads(to:)`.
  var hasConsequences: Bool { !scenario.consequences.isEmpty }

  func words(for options: [Schedule.Step]) -> String {
    options.map { option in
      switch option {
      case .move(let index): "\(index) (\(scenario.moves[index].name))"
      case .turn: "t (a turn)"
      }
    }
    .joined(separator: ", ")
  }

  /// The names of the scenario's moves, in the order of declaration.
  var moves: [String] { scenario.moves.map(\.name) }

  var traced: TracedRun {
    TracedRun(
      trace: stage.trace, moveEntries: moveEntries, failureEntry: failureEntry, failure: failure,
      filmed: camera?.cut())
  }

  struct NoStage: Error, CustomStringConvertible {
    let description = "The scenario has no stage. Call `scenario.stage(_:)` in the closure."
  }

  struct RepeatedName: Error, CustomStringConvertible {
    let name: String

    var description: String {
      "Two properties have the name \"\(name)\". Give each property its own name."
    }
  }
}

extension RunLoopClock {
  /// Whether nothing is scheduled, or only repeating timers are scheduled.
  var isAtRest: Bool {
    !needsCommit && (isIdle || pending.allSatisfy { $0.interval != nil })
  }
}
