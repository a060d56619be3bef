/// Whether a plan proves anything: it must pass, and must not pass without its steps.
public struct PlanProof: Hashable, Sendable {
  /// The result of the unchanged plan.
  public let result: PlanResult
  /// Whether it also passes when nothing happens.
  public let passesWithoutSteps: Bool
  /// The places of the steps without any one of which it also passes, as `steps[2]`.
  ///
  /// A step that only checks is not listed: nothing else can be different without it.
  public let idleSteps: [String]

  /// Plays a plan as it is, without its steps, and without each of them.
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

  /// Whether the plan passes as it is, and fails when nothing happens.
  public var holds: Bool { result.passed && !passesWithoutSteps }
}
