/// The error of an exploration that has no budget and stopped before everything was explored.
///
/// Without a budget, an exploration stops at a built-in limit. At this limit, the exploration has
/// not run every schedule (sequence of steps) up to its depth, or has not visited every state.
public struct ExplorationBound: Error, Hashable, Sendable, CustomStringConvertible {
  /// The result of the exploration up to the time when it stopped.
  public let exploration: Exploration

  /// The reason why the exploration stopped, and how to continue.
  public var description: String { text(budget: "`budget:`") }

  /// Returns the description; `budget` is the argument that allows a partial answer.
  package func text(budget: String) -> String {
    if exploration.states > 0 {
      return """
        Nothing failed, but more than \(exploration.states.counted("state")) can be reached. Give \
        moves fewer times, look for a value that grows without limit, such as a counter, or pass \
        \(budget) to allow a partial answer. Most values in the last states: \
        \(exploration.growing.joined(separator: "; ")).
        """
    }
    return """
      Nothing failed, but depth \(exploration.depth) was not exhausted after \
      \(exploration.schedules.counted("schedule")). Lower the depth, give moves fewer times, or \
      pass \(budget) to allow a partial answer.
      """
  }
}
