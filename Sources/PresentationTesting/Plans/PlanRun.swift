import Presentation

/// One performance of a plan: the stage and who is on it.
@MainActor struct PlanRun {
  let stage: Stage
  let cast: [String: PlannedController]

  /// Takes a step; answers what failed about it.
  ///
  /// A controller that is called before it was shown joins the stage's world, too.
  func take(_ step: PlanStep) -> PlanFailure? {
    stage.world.use { perform(step) }
  }

  private func perform(_ step: PlanStep) -> PlanFailure? {
    switch step.action {
    case .present(let name, let presenter, let animated, let completion):
      guard let presented = cast[name] else { return nil }
      cast[presenter]?.present(presented, animated: animated, completion: completion ? {} : nil)
    case .dismiss(let name, let animated, let completion):
      cast[name]?.dismiss(animated: animated, completion: completion ? {} : nil)
    case .turn(let count):
      for _ in 0..<count { stage.runTurn() }
    case .advance(let duration):
      stage.advance(by: duration)
    case .settle(let limit):
      do throws(NotSettled) {
        try stage.settle(limit: limit)
      } catch {
        return PlanFailure(place: step.place, message: "\(step.place): \(error)", context: [])
      }
    case .during(let callback, let steps):
      cast[callback.controller]?.whenCalled(callback.moment) {
        for step in steps { _ = take(step) }
      }
    }
    return nil
  }
}
