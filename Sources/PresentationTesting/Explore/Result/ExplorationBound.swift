/// An exploration that stopped before it had exhausted its depth, or visited every state, and was
/// not allowed to.
public struct ExplorationBound: Error, Hashable, Sendable, CustomStringConvertible {
  /// The part that was explored.
  public let exploration: Exploration

  /// The event and the cure.
  public var description: String {
    if exploration.states > 0 {
      return """
        Nothing failed, but more than \(exploration.states.grouped) states can be reached. Give \
        moves fewer times, look for something that grows for ever, such as a counter, or pass \
        `budget:` to allow a partial answer. Most values in the last states: \
        \(exploration.growing.joined(separator: "; ")).
        """
    }
    return """
      Nothing failed, but depth \(exploration.depth) was not exhausted after \
      \(exploration.schedules.grouped) schedules. Lower the depth, give moves fewer times, or pass \
      `budget:` to allow a partial answer.
      """
  }
}
