import Presentation
import Foundation

/// The states that an exploration has found, and the steps between them.
public struct ExplorationMap: Hashable, Sendable {
  /// A step that leads from one state to another state, or back to the same state.
  public struct Step: Hashable, Sendable {
    /// The number of the state that the step leaves.
    public let source: Int
    /// The move of the scenario, or the turn of the run loop.
    public let step: Schedule.Step
    /// The number of the state that the step leads to.
    public let target: Int
  }

  let graph: StateGraph<StateKey, Schedule.Step>
  /// The names of the moves, in the order in which the scenario declares them.
  public let moves: [String]
  /// The failures that the map's page shows.
  var failures: [Failure] = []

  /// A property that does not hold, with a shortest schedule to the failure.
  struct Failure: Hashable {
    let property: String
    let schedule: Schedule
  }

  /// The number of states.
  ///
  /// States are numbered in breadth-first order; the initial state has the number 0.
  public var stateCount: Int { graph.count }

  /// The total number of steps that are possible in the states of the map.
  public var stepCount: Int { graph.edgeCount }

  /// Returns the steps that leave the state with the number `state`.
  ///
  /// The moves come first, in the order of declaration. The turn of the run loop is the last step.
  public func steps(from state: Int) -> [Step] {
    zip(graph.options(of: state), graph.edges(of: state)).map {
      Step(source: state, step: $0, target: Int($1.target))
    }
  }

  /// Returns a shortest schedule (sequence of steps) to the state with the number `state`.
  public func schedule(to state: Int) -> Schedule { Schedule(graph.path(to: state)) }

  /// Returns the name of a step: the move's name, or `turn` for a turn of the run loop.
  public func name(of step: Schedule.Step) -> String { step.name(among: moves) }

  /// The number of steps in the map for each move, in the order of ``moves``.
  public var moveCounts: [Int] {
    var counts = moves.map { _ in 0 }
    for state in 0..<stateCount {
      for case .move(let index) in steps(from: state).map(\.step) { counts[index] += 1 }
    }
    return counts
  }
}

// MARK: Formats

extension ExplorationMap {
  private struct Document: Encodable {
    struct Edge: Encodable {
      let from: Int
      let step: String
      let to: Int
    }

    let moves: [String]
    let states: Int
    let steps: [Edge]
  }

  private var allSteps: [Step] { (0..<stateCount).flatMap(steps) }

  /// The map as JSON.
  ///
  /// The text contains the names of the moves, the number of states, and each step with its source
  /// state and its target state.
  public var json: String {
    let document = Document(
      moves: moves, states: stateCount,
      steps: allSteps.map {
        Document.Edge(from: $0.source, step: "\(Schedule([$0.step]))", to: $0.target)
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let data = (try? encoder.encode(document)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// The map in the DOT language, for Graphviz.
  public var dot: String {
    let lines = allSteps.map { step in
      let name = name(of: step.step).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "  \(step.source) -> \(step.target) [label=\"\(name)\"];\n"
    }
    return "digraph states {\n  0 [shape=doublecircle];\n\(lines.joined())}\n"
  }
}
