import PresentationPlans
import PresentationTesting

/// The `present check` command, which finds plans whose steps do not matter.
///
/// A plan is a JSON file of steps and expectations. If a plan also passes without its steps, the
/// check fails. If a plan also passes without one of its steps, the command prints a note about
/// this step.
@MainActor
struct CheckCommand {
  private let options: PlayOptions
  private let play: (Plan) -> PlanResult

  init(_ arguments: [String], play: @escaping (Plan) -> PlanResult) throws(UsageError) {
    options = try PlayOptions(arguments, verb: .check)
    self.play = play
  }

  func run(output: CommandOutput) throws(UsageError) -> CommandStatus {
    let tally = try PlanTally(options).run(output: output) { plan in
      let proof = PlanProof(of: plan, play: play)
      return (proof.holds, report(proof, of: plan))
    }
    output.write(tally.summary(passed: "proved", failed: "rejected"))
    return tally.status
  }

  private func report(_ proof: PlanProof, of plan: Plan) -> [String] {
    if !proof.result.passed {
      return ["fails when it is played; see \"present play \(printable(plan.file))\"."]
    }
    if proof.passesWithoutSteps {
      return [
        "passes without its steps: no expectation depends on them.",
        "Expect a line that the steps cause, in \"trace\" or \"order\", or an \"end\" that "
          + "differs from the beginning.",
      ]
    }
    return proof.idleSteps.map { "note: \($0) changes nothing; the plan passes without it" }
  }
}
