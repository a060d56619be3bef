package import Presentation

/// Plays plans, each on a stage of its own.
@MainActor public struct PlanPlayer {
  private let makeWorld: () -> World

  /// Makes a player.
  public init() {
    self.init { World(reporter: IssueReporter(raisePolicy: .record)) }
  }

  package init(makeWorld: @escaping () -> World) {
    self.makeWorld = makeWorld
  }

  /// Plays a plan to its end and compares what was seen with what it expects.
  ///
  /// The plan's root is on screen when the first step is taken. A `settle` that does not come to
  /// rest fails the plan; the later steps are taken all the same.
  public func play(_ plan: Plan) -> PlanResult {
    var cast: [String: PlannedController] = [:]
    for planned in plan.controllers { cast[planned.name] = PlannedController(planned) }
    guard let root = plan.controllers.first(where: \.isRoot).flatMap({ cast[$0.name] }) else {
      let failure = PlanFailure(
        place: "controllers", message: "controllers: found no root, expected exactly one")
      return PlanResult(failures: [failure], trace: [])
    }
    let stage = Stage(root, world: makeWorld())
    defer { stage.world.end() }
    let run = PlanRun(stage: stage, cast: cast)
    let unsettled = plan.steps.compactMap { run.take($0) }
    let trace = stage.trace
    return PlanResult(
      failures: unsettled + PlanVerdict(trace: trace, run: run).failures(of: plan.expectation),
      trace: trace.lines.map(\.description))
  }
}
