import PresentationTesting

/// `present replay`: one schedule of a scenario again, as `NAME:SCHEDULE`.
@MainActor
struct ReplayCommand {
  private let explored: ExploredScenario
  private let schedule: String

  init(_ arguments: [String]) throws(UsageError) {
    let options = try ExploreOptions(arguments, verb: .replay)
    let parts = options.subject?.split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let parts, parts.count == 2 else {
      throw UsageError(
        found: options.subject.map(quoted) ?? "no schedule",
        expected: "a scenario and its schedule, as in \"double-dismiss:0.t.t.0.t.1\"")
    }
    explored = try ExploredScenario(String(parts[0]), presenter: options.presenter)
    schedule = String(parts[1])
  }

  func run(output: CommandOutput) throws(UsageError) -> CommandStatus {
    output.write(explored.introduction)
    do {
      let trace = try explore(replay: schedule, explored.build)
      output.write("\(trace)\n  ✓ all holds\n")
      return .passed
    } catch let error as ScheduleError {
      throw UsageError(found: "\(error.found) at \(error.place)", expected: error.expected)
    } catch let failure as ExplorationFailure {
      output.write(explored.text(failure))
    } catch {
      output.write("  ✗ \(error)\n")
    }
    return .failed
  }
}
