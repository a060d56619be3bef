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
    var place = 0
    for (index, move) in walk.moves.enumerated() {
      let fork = Fork(place: place, walk: walk, count: index)
      guard move.options.steps == graph.options(of: place) else {
        throw lookAlikes(fork, nil, "Different moves are possible.")
      }
      let step = move.step
      let edges = graph.edges(of: place)
      let edge = edges[edges.startIndex + move.choice]
      let isLast = index == walk.moves.count - 1
      if isLast, let failure = walk.failures.first {
        throw lookAlikes(fork, step, "\"\(failure.property)\" fails only after the second.")
      }
      guard move.key == graph.key(of: Int(edge.target)), move.deed == edge.deed else {
        throw lookAlikes(fork, step, try difference(fork, step))
      }
      place = Int(edge.target)
    }
  }

  /// A state of the graph, and the steps of a random run that has also reached this state.
  private struct Fork {
    let place: Int
    let walk: Walk
    let count: Int

    var made: [Schedule.Step] { Array(walk.steps.prefix(count)) }
  }

  private func lookAlikes(
    _ fork: Fork, _ step: Schedule.Step?, _ difference: String
  ) -> LookAlikes {
    LookAlikes(
      first: Schedule(graph.path(to: fork.place)), second: Schedule(fork.made),
      step: step.map { Schedule([$0]) }, difference: difference)
  }

  /// Returns the first difference between two runs that reach one state and then make the same
  /// step.
  private func difference(_ fork: Fork, _ step: Schedule.Step) throws -> String {
    let texts = try [graph.path(to: fork.place), fork.made].map { path in
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
