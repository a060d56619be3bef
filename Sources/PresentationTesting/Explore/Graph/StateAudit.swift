import Presentation

/// A test of whether states with equal keys really behave equally.
///
/// The graph contains the states and steps that the exploration has found. The audit makes runs
/// with random steps. It compares the result of each step with the result that the graph has for
/// this step. The length of a run is at most about ten times the depth of the graph. All runs
/// together have at least as many steps as the graph, and at least 100.
@MainActor struct StateAudit {
  let graph: StateGraph<StateKey, Schedule.Step>
  let build: (Scenario) throws -> Void

  func run(_ system: some RunSystem) throws {
    let length = 10 * (graph.depth + 2)
    var (seed, steps) = (UInt64(1), 0)
    while steps < max(100, graph.edgeCount) {
      let walk = try system.walk(seed: seed, length: length)
      try check(walk)
      steps += max(1, walk.moves.count)
      seed += 1
    }
  }

  private func check(_ walk: Walk) throws {
    var (place, made) = (0, [Schedule.Step]())
    for (index, move) in walk.moves.enumerated() {
      let options = graph.options(of: place)
      let step = move.step
      guard move.options == Walk.hash(of: options), let choice = options.firstIndex(of: step) else {
        throw lookAlikes(place, made, nil, "Different moves are possible.")
      }
      let edges = graph.edges(of: place)
      let edge = edges[edges.startIndex + choice]
      let isLast = index == walk.moves.count - 1
      if isLast, let failure = walk.failures.first {
        throw lookAlikes(place, made, step, "\"\(failure.property)\" fails only after the second.")
      }
      guard move.key == graph.key(of: Int(edge.target)), move.deed == edge.deed else {
        throw lookAlikes(place, made, step, try difference(place, made, step))
      }
      place = Int(edge.target)
      made.append(step)
    }
  }

  /// Returns an error that names a state of the graph, and the steps with which a random run has
  /// also reached this state.
  private func lookAlikes(
    _ place: Int, _ made: [Schedule.Step], _ step: Schedule.Step?, _ difference: String
  ) -> LookAlikes {
    LookAlikes(
      first: Schedule(graph.path(to: place)), second: Schedule(made),
      step: step.map { Schedule([$0]) }, difference: difference)
  }

  /// Returns the first difference between two runs that reach one state and then make the same
  /// step.
  private func difference(
    _ place: Int, _ made: [Schedule.Step], _ step: Schedule.Step
  ) throws -> String {
    let texts = try [graph.path(to: place), made].map { path in
      let run = try ScenarioRun(build)
      defer { run.end() }
      for step in path { run.perform(step) }
      let before = run.describe(asText: true).lines ?? []
      var rows: [String] = []
      run.stage.world.onRow = { rows.append("row \($0.rawValue): \($1.name)") }
      run.perform(step)
      return before + (run.describe(asText: true).lines ?? []) + rows
    }
    for index in 0..<max(texts[0].count, texts[1].count) {
      let lines = texts.map { index < $0.count ? $0[index] : "nothing" }
      if lines[0] != lines[1] { return "-   \(lines[0])\n+   \(lines[1])" }
    }
    return "The events between the two states differ."
  }
}
