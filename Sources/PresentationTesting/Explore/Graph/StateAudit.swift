import Presentation

/// A test of whether states with equal keys really behave equally.
///
/// The graph contains the states and steps that the exploration has found. The audit makes runs
/// with random steps. It compares the result of each step with the result that the graph has for
/// this step. It also checks the properties that must hold at rest: whenever a run passes a state
/// at rest, and at the end of each run.
///
/// The length of a run is at most about ten times the depth of the graph. The total number of steps
/// grows with the graph and with the number of moves.
@MainActor struct StateAudit {
  let graph: StateGraph<StateKey, Schedule.Step>
  /// The number of moves that the scenario declares.
  let moves: Int
  /// The properties declared with `sometimes` that hold in no state of the graph.
  let unreached: [String]

  /// Makes the runs.
  ///
  /// - Throws: `Suspicion` if a run contradicts the graph.
  func run(_ system: some RunSystem) throws {
    let length = 10 * (graph.depth + 3)
    let total = max(100, graph.edgeCount) * 5 / 4 + 45 * moves
    var (seed, steps) = (UInt64(1), 0)
    while steps < total {
      let walk = try system.walk(seed: seed, length: length)
      try check(walk)
      steps += max(1, walk.moves.count)
      seed += 1
    }
  }

  private func check(_ walk: Walk) throws {
    var places = [0]
    let steps = walk.steps
    for (index, move) in walk.moves.enumerated() {
      let options = graph.options(of: places[index])
      guard move.options == Walk.hash(of: options),
        let choice = options.firstIndex(of: move.step)
      else { throw suspicion(places[index], steps.prefix(index)) }
      let edges = graph.edges(of: places[index])
      let edge = edges[edges.startIndex + choice]
      let isLast = index == walk.moves.count - 1
      let fails = isLast && walk.failureAtRest == nil && !walk.failures.isEmpty
      guard !fails, move.key == graph.key(of: Int(edge.target)), move.deed == edge.deed else {
        throw suspicion(places[index], steps.prefix(index), move.step)
      }
      places.append(Int(edge.target))
    }
    let contradictions = unreached.compactMap { walk.reached[$0] }
    for count in [walk.failureAtRest].compactMap(\.self) + contradictions {
      throw suspicion(places[count], steps.prefix(count))
    }
  }

  /// Returns an error that names a state of the graph, and the steps with which a random run has
  /// also reached this state.
  private func suspicion(
    _ place: Int, _ steps: ArraySlice<Schedule.Step>, _ step: Schedule.Step? = nil
  ) -> Suspicion {
    Suspicion(first: graph.path(to: place), second: Array(steps), step: step)
  }
}
