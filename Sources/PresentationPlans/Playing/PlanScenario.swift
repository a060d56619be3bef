package import PresentationTesting

/// A scenario that performs the inputs of a plan in their order, with every possible timing.
///
/// The inputs are the steps that neither wait nor check. The expectations of the plan are left out.
/// Only the properties that apply to every scenario are checked. A schedule, which is an order of
/// inputs and turns of the run loop, may end before the last input. The remaining inputs then
/// follow at once, without a turn in between.
package struct PlanScenario {
  private let plan: Plan
  private let inputs: [PlanStep]

  package init(_ plan: Plan) {
    self.plan = plan
    inputs = plan.steps.filter { !$0.isWaiting && !$0.isCheck }
  }

  /// Declares the scenario for one run of an exploration.
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
