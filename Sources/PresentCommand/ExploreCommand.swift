import PresentationTesting

/// `present explore`: every order of a scenario's moves, or of a plan's inputs and turns, shortest
/// first.
@MainActor
struct ExploreCommand {
  private let explored: ExploredScenario
  /// The most steps of a schedule; nil to visit every state.
  private let depth: Int?
  private let budget: Int?
  private let printsJSON: Bool

  init(_ arguments: [String]) throws(UsageError) {
    let options = try ExploreOptions(arguments, verb: .explore)
    explored = try ExploredScenario(options.subject, presenter: options.presenter)
    (depth, budget) = (options.depth ?? explored.depth, options.budget)
    printsJSON = options.printsJSON
  }

  func run(output: CommandOutput) throws(UsageError) -> CommandStatus {
    if printsJSON { return runForMachines(output: output) }
    return try explored.report(to: output) {
      let stopwatch = Stopwatch()
      let exploration = try explore(output: output)
      output.writeError("  \(rate(exploration, in: stopwatch.seconds))\n")
      return switch exploration.outcome {
      case .complete: "✓ \(exploration)"
      case .exhausted: "✓ all holds: \(exploration)"
      case .bounded: "~ nothing has failed so far: \(exploration)"
      }
    }
  }

  private func runForMachines(output: CommandOutput) -> CommandStatus {
    do {
      let exploration = try explore(output: output)
      output.write(jsonText(ExploreReport(explored.name, exploration)))
      return .passed
    } catch let bound as ExplorationBound {
      output.write(jsonText(ExploreReport(explored.name, bound.exploration)))
    } catch let failure as ExplorationFailure {
      output.write(jsonText(ExploreReport(explored.name, failure)))
    } catch {
      output.writeError("\(error)\n")
    }
    return .failed
  }

  private func explore(output: CommandOutput) throws -> Exploration {
    if let depth {
      return try PresentationTesting.explore(depth: depth, budget: budget, explored.build)
    }
    let onProgress = { (states: Int, steps: Int, left: Int) in
      output.writeError(
        "  \(states.grouped) states, \(steps.grouped) steps, \(left.grouped) states left\n")
    }
    return try PresentationTesting.explore(
      budget: budget, onProgress: onProgress, explored.build)
  }

  private func rate(_ exploration: Exploration, in seconds: Double) -> String {
    let (count, what) =
      depth == nil ? (exploration.steps, "steps") : (exploration.schedules, "schedules")
    let perSecond = seconds > 0 ? Int(Double(count) / seconds) : count
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s, \(perSecond.grouped) \(what) a second"
  }
}
