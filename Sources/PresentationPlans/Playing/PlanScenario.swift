package import PresentationTesting

/// A plan's inputs, in their order, with every timing.
///
/// What the plan waits for and what it expects is left out; the laws of every scenario are
/// checked. What is not chosen is done at the end, all at once.
package struct PlanScenario {
  private let plan: Plan
  private let inputs: [PlanStep]

  package init(_ plan: Plan) {
    self.plan = plan
    inputs = plan.steps.filter { !$0.isWaiting && !$0.isCheck }
  }

  /// Builds a run of it.
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
