/// Plays plans, each on a stage of its own.
@MainActor
public struct PlanPlayer {
  /// Makes a player.
  public init() {}

  /// Plays a plan to its end and compares what was seen with what it expects.
  public func play(_ plan: Plan) -> PlanResult {
    fatalError("player")
  }
}
