/// A check that a plan proves something: the plan must pass, and must fail without its steps.
public struct PlanProof: Hashable, Sendable {
  /// The result of the complete plan.
  public let result: PlanResult
  /// Whether the plan also passes without any step.
  public let passesWithoutSteps: Bool
  /// The paths of the steps, such as `steps[2]`, that the plan does not need in order to pass.
  ///
  /// For each of these steps, the plan was also played without this step, and still passed. Steps
  /// that only check a result are not listed, because leaving out a check never makes a plan fail.
  public let idleSteps: [String]

  /// Plays the plan.
  ///
  /// If the plan passes, the plan is played again with no steps at all, and once for each step that
  /// is not a check, with only this step left out.
  @MainActor public init(of plan: Plan, play: (Plan) -> PlanResult) {
    result = play(plan)
    guard result.passed else {
      (passesWithoutSteps, idleSteps) = (false, [])
      return
    }
    var shorter = plan
    shorter.steps = []
    passesWithoutSteps = play(shorter).passed
    idleSteps = plan.steps.indices.compactMap { index in
      guard !plan.steps[index].isCheck else { return nil }
      shorter.steps = plan.steps
      shorter.steps.remove(at: index)
      return play(shorter).passed ? plan.steps[index].place : nil
    }
  }

  /// Whether the complete plan passes, and the plan without its steps fails.
  public var holds: Bool { result.passed && !passesWithoutSteps }
}
