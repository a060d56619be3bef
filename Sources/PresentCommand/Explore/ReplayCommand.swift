import PresentationTesting

/// The `present replay` command, which repeats one run of a scenario or plan.
///
/// The argument of the command has the form `NAME:SCHEDULE`, such as `double-dismiss:0.t.1`.
@MainActor
struct ReplayCommand {
  private let explored: ExploredScenario
  private let schedule: String
  private let subject: String

  init(_ arguments: [String]) throws(UsageError) {
    let options = try CommandOptions(arguments, verb: .replay)
    subject = options.subject ?? ""
    (explored, schedule) = try ExploredScenario.read(
      options.subject, presenter: options.word(.presenter), allowsNoSteps: true)
  }

  func run(output: CommandOutput) throws(UsageError) -> CommandStatus {
    // Nothing is printed before the whole schedule has been found to be possible.
    let replay = Result { try explore(replay: schedule, explored.build) }
    if case .failure(let error as ScheduleError) = replay { throw UsageError(error) }
    // A property can fail before the first move of a scenario. Only then is an empty schedule
    // worth a replay.
    if schedule.isEmpty, !explored.isPlan, case .success = replay {
      throw ExploredScenario.noSteps(after: subject)
    }
    return try explored.report(to: output, namesReplay: schedule.utf8.count <= 80, isReplay: true) {
      "\(try replay.get())\n✓ all properties hold"
    }
  }
}
