import PresentationTesting

/// `present replay`: one schedule of a scenario or plan again, as `NAME:SCHEDULE`.
@MainActor
struct ReplayCommand {
  private let explored: ExploredScenario
  private let schedule: String

  init(_ arguments: [String]) throws(UsageError) {
    let options = try ExploreOptions(arguments, verb: .replay)
    guard let subject = options.subject, let colon = subject.lastIndex(of: ":") else {
      throw UsageError(
        found: options.subject.map(quoted) ?? "no schedule",
        expected: "a scenario and its schedule, as in \"double-dismiss:0.t.t.0.t.1\"")
    }
    explored = try ExploredScenario(String(subject[..<colon]), presenter: options.word(.presenter))
    schedule = String(subject[subject.index(after: colon)...])
  }

  func run(output: CommandOutput) throws(UsageError) -> CommandStatus {
    try explored.report(to: output, namesReplay: schedule.utf8.count <= 80) {
      "\(try explore(replay: schedule, explored.build))\n✓ all holds"
    }
  }
}
