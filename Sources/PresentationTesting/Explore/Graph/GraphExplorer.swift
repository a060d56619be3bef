import Presentation

/// Visits every state that a scenario can reach, each once, whatever schedule leads there.
///
/// A state is reached by replaying a shortest schedule to it. From each new state the run comes to
/// rest once, so that what must hold there is checked for every state.
@MainActor final class GraphExplorer {
  private typealias Graph = StateGraph<StateKey, Schedule.Step>

  private let build: (Scenario) throws -> Void
  private let onProgress: ((_ states: Int, _ steps: Int, _ left: Int) -> Void)?
  private var graph = Graph()
  private var unmet = UnmetControllers()
  private var names: [String] = []
  /// A hash of the rows that were taken since the last step.
  private var deed = StateKey()

  init(
    _ build: @escaping (Scenario) throws -> Void,
    onProgress: ((_ states: Int, _ steps: Int, _ left: Int) -> Void)? = nil
  ) {
    (self.build, self.onProgress) = (build, onProgress)
  }

  /// Visits at most `budget` states.
  func explore(budget: Int) throws -> Exploration {
    try visit([])
    var next = 0
    while next < graph.nodes.count {
      guard graph.nodes.count <= budget else { return exploration(.bounded) }
      if next.isMultiple(of: 1_000), next > 0 {
        onProgress?(graph.nodes.count, graph.edgeCount, graph.nodes.count - next)
      }
      let path = graph.path(to: Int32(next))
      for step in graph.nodes[next].options { try visit(path + [step], from: Int32(next)) }
      next += 1
    }
    try audit()
    return try unmet.check(exploration(.complete))
  }

  private func exploration(_ outcome: Exploration.Outcome) -> Exploration {
    var unused = Set(names.indices)
    for node in graph.nodes {
      for case .move(let index) in node.options { unused.remove(index) }
    }
    return Exploration(
      outcome, depth: Int(graph.nodes.last?.depth ?? 0), states: graph.nodes.count,
      steps: graph.edgeCount, unusedMoves: unused.sorted().map { names[$0] })
  }

  /// Makes the last step of a schedule whose other steps are known to lead to `source`.
  private func visit(_ path: [Schedule.Step], from source: Int32 = 0) throws {
    let run = try begin()
    defer { run.end() }
    for step in path.dropLast() { run.perform(step) }
    deed = StateKey()
    if let step = path.last { run.make(step) }
    if let failure = run.failure { throw try report(failure, path, of: run) }
    let (key, options) = (run.describe(asText: false).key, run.possibleSteps(turn: true))
    let (place, isNew) = graph.insert(key, from: source, by: path.last, options: options)
    if let step = path.last { graph.connect(source, by: step, to: place, deed: deed.word) }
    guard isNew else { return try compare(place, with: path, options) }
    run.settle()
    if let failure = run.failure { throw try report(failure, path, of: run) }
    run.tell(&unmet)
  }

  private func begin() throws -> ScenarioRun {
    let run = try ScenarioRun(build)
    run.observeRows { [self] machine, row in
      deed.add(StateText.hash(of: machine.rawValue))
      deed.add(StateText.hash(of: row))
    }
    if names.isEmpty { names = run.moveNames }
    return run
  }

  /// The turns at the end are part of coming to rest, unless something else comes first there.
  private func report(
    _ failure: ScenarioRun.Failure, _ path: [Schedule.Step], of run: ScenarioRun
  ) throws -> any Error {
    var steps = path
    while !run.actsBeforeRest, steps.last == .turn { steps.removeLast() }
    return try Explorer(build).failure(
      failure, of: Schedule(steps), count: max(1, graph.edgeCount))
  }

  // MARK: Honesty

  /// Where two schedules meet, the same moves must be possible.
  private func compare(
    _ place: Int32, with path: [Schedule.Step], _ options: [Schedule.Step]
  ) throws {
    guard graph.nodes[Int(place)].options != options else { return }
    throw LookAlikes(
      first: Schedule(graph.path(to: place)), second: Schedule(path), step: nil,
      difference: "Other moves are possible.")
  }

  /// Runs seeded schedules, ten times as long as the graph is deep, without merging anything, until
  /// they have made as many steps as the graph has, and at least 100: everything on the way must be
  /// the graph's.
  private func audit() throws {
    let length = 10 * (Int(graph.nodes.last?.depth ?? 0) + 2)
    var numbers = SeededNumbers(seed: 1)
    var steps = 0
    while steps < max(100, graph.edgeCount) { steps += try auditOne(length, &numbers) }
  }

  private func auditOne(_ length: Int, _ numbers: inout SeededNumbers) throws -> Int {
    let run = try begin()
    defer { run.end() }
    var (place, made): (Int, [Schedule.Step]) = (0, [])
    while made.count < length, !graph.nodes[place].edges.isEmpty {
      let edge = numbers.pick(graph.nodes[place].edges)
      let options = run.possibleSteps(turn: true)
      guard options.contains(edge.step) else {
        throw lookAlikes(place, made, edge.step, "The step is possible after one of them only.")
      }
      deed = StateKey()
      run.make(edge.step)
      let target = graph.nodes[Int(edge.target)]
      let isSame = run.describe(asText: false).key == target.key && deed.word == edge.deed
      if let failure = run.failure {
        throw lookAlikes(place, made, edge.step, "\"\(failure.property)\" fails after the second.")
      }
      guard isSame else {
        throw lookAlikes(place, made, edge.step, try difference(place, made, edge.step))
      }
      made.append(edge.step)
      place = Int(edge.target)
    }
    return max(1, made.count)
  }

  private func lookAlikes(
    _ place: Int, _ made: [Schedule.Step], _ step: Schedule.Step, _ difference: String
  ) -> LookAlikes {
    LookAlikes(
      first: Schedule(graph.path(to: Int32(place))), second: Schedule(made),
      step: Schedule([step]), difference: difference)
  }

  /// The first line that differs once both schedules have made the same step.
  private func difference(
    _ place: Int, _ made: [Schedule.Step], _ step: Schedule.Step
  ) throws -> String {
    let texts = try [graph.path(to: Int32(place)), made].map { path in
      let run = try begin()
      defer { run.end() }
      for step in path { run.perform(step) }
      let before = run.describe(asText: true).lines ?? []
      var rows: [String] = []
      run.observeRows { rows.append("row \($0.rawValue): \($1)") }
      run.perform(step)
      return before + (run.describe(asText: true).lines ?? []) + rows
    }
    for index in 0..<max(texts[0].count, texts[1].count) {
      let lines = texts.map { index < $0.count ? $0[index] : "nothing" }
      if lines[0] != lines[1] { return "-   \(lines[0])\n+   \(lines[1])" }
    }
    return "What happens on the way differs."
  }
}
