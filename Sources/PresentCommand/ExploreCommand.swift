import PresentationTesting

/// `present explore`: every order of a scenario's moves, shortest first.
@MainActor
struct ExploreCommand {
  private let explored: ExploredScenario
  private let depth: Int
  private let budget: Int?

  init(_ arguments: [String]) throws(UsageError) {
    let options = try ExploreOptions(arguments, verb: .explore)
    explored = try ExploredScenario(options.subject, presenter: options.presenter)
    (depth, budget) = (options.depth ?? explored.scenario.depth, options.budget)
  }

  func run(output: CommandOutput) -> CommandStatus {
    output.write(explored.introduction)
    let stopwatch = Stopwatch()
    do {
      let exploration = try explore(depth: depth, budget: budget, explored.build)
      let seconds = stopwatch.seconds
      output.write("  ✓ all holds: \(exploration)\n")
      output.writeError("  \(rate(exploration.schedules, in: seconds))\n")
      return .passed
    } catch let failure as ExplorationFailure {
      output.write(explored.text(failure))
    } catch {
      output.write("  ✗ \(error)\n")
    }
    return .failed
  }

  private func rate(_ schedules: Int, in seconds: Double) -> String {
    let perSecond = seconds > 0 ? Int(Double(schedules) / seconds) : schedules
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s, \(perSecond.grouped) schedules a second"
  }
}
