import PresentationTesting

/// `present explore`: every order of a scenario's moves, or of a plan's inputs and turns, shortest
/// first.
@MainActor
struct ExploreCommand {
  private let explored: ExploredScenario
  private let depth: Int
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
      let exploration = try explore(depth: depth, budget: budget, explored.build)
      output.writeError("  \(rate(exploration.schedules, in: stopwatch.seconds))\n")
      return exploration.outcome == .exhausted
        ? "✓ all holds: \(exploration)" : "~ nothing has failed so far: \(exploration)"
    }
  }

  private func runForMachines(output: CommandOutput) -> CommandStatus {
    do {
      let exploration = try explore(depth: depth, budget: budget, explored.build)
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

  private func rate(_ schedules: Int, in seconds: Double) -> String {
    let perSecond = seconds > 0 ? Int(Double(schedules) / seconds) : schedules
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s, \(perSecond.grouped) schedules a second"
  }
}
