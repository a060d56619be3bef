/// An exploration that stopped before it had exhausted its depth, and was not allowed to.
public struct ExplorationBound: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was covered.
  public let exploration: Exploration

  /// What happened, and the cure.
  public var description: String {
    """
    Nothing failed, but depth \(exploration.depth) was not exhausted after \
    \(exploration.schedules.grouped) schedules. Lower the depth, give moves fewer times, or pass \
    `budget:` to allow a partial answer.
    """
  }
}
