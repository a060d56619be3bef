import PresentationPlans

/// The `present play` command, which plays plans and prints the result of each plan.
@MainActor
struct PlayCommand {
  private let options: PlayOptions
  private let play: (Plan) -> PlanResult

  init(_ arguments: [String], play: @escaping (Plan) -> PlanResult) throws(UsageError) {
    options = try PlayOptions(arguments, verb: .play)
    self.play = play
  }

  func run(output: CommandOutput) throws(UsageError) -> CommandStatus {
    if options.printsJSON { return try runForMachines(output: output) }
    let tally = try PlanTally(options).run(output: output) { plan in
      let result = play(plan)
      return (result.passed, report(result))
    }
    output.write(tally.summary(passed: "passed", failed: "failed"))
    return tally.status
  }

  private func runForMachines(output: CommandOutput) throws(UsageError) -> CommandStatus {
    var report = PlayReport()
    let errorsOnly = CommandOutput(write: { _ in }, writeError: output.writeError)
    let tally = try PlanTally(options).run(output: errorsOnly) { plan in
      let result = play(plan)
      report.plans.append(PlayReport.Entry(plan, result, withTrace: options.printsTrace))
      return (result.passed, [])
    }
    (report.passed, report.failed, report.unread) = (tally.passed, tally.failed, tally.unread)
    output.write(jsonText(report))
    return tally.status
  }

  private func report(_ result: PlanResult) -> [String] {
    let trace = options.printsTrace ? result.trace : []
    return trace
      + result.failures.flatMap { failure in
        failure.description.split(separator: "\n", omittingEmptySubsequences: false)
          .map(String.init)
      }
  }
}
