package import PresentationTesting

/// A scenario that makes the inputs of a plan in their order, with every possible timing.
///
/// The plan's waits and expectations are left out. The properties of every scenario are checked. If
/// a schedule does not contain all inputs, the remaining inputs follow its last step without a turn
/// in between.
package struct PlanScenario {
  private let plan: Plan
  private let inputs: [PlanStep]

  package init(_ plan: Plan) {
    self.plan = plan
    inputs = plan.steps.filter { !$0.isWaiting && !$0.isCheck }
  }

  /// Declares the scenario of one run.
  @MainActor package func build(_ scenario: Scenario) throws {
    guard let run = PlanPlayer().makeRun(of: plan) else {
      throw PlanError(
        file: plan.file, place: "controllers", found: "no root", expected: "exactly one")
    }
    scenario.adopt(run.stage)
    var rest = inputs[...]
    scenario.state { rest.count }
    scenario.add("the next input", by: nil) {
      !rest.isEmpty
    } _: {
      run.take([rest.removeFirst()])
    }
    scenario.beforeRest {
      while let input = rest.popFirst() { run.take([input]) }
    }
    scenario.atEnd { run.end() }
  }
}
