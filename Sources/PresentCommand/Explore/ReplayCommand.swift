import PresentationTesting

/// The `present replay` command, which repeats one run of a scenario or plan.
///
/// The argument of the command has the form `NAME:SCHEDULE`, such as `double-dismiss:0.t.1`.
@MainActor
struct ReplayCommand {
  private let explored: ExploredScenario
  private let schedule: String

  init(_ arguments: [String]) throws(UsageError) {
    let options = try CommandOptions(arguments, verb: .replay)
    (explored, schedule) = try ExploredScenario.read(
      options.subject, presenter: options.word(.presenter))
  }

  func run(output: CommandOutput) throws(UsageError) -> CommandStatus {
    try explored.report(to: output, namesReplay: schedule.utf8.count <= 80) {
      "\(try explore(replay: schedule, explored.build))\n✓ all properties hold"
    }
  }
}
