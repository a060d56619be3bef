/// The result of a value's exploration if the exploration has found no failure.
public struct ValueExploration: Hashable, Sendable, CustomStringConvertible {
  /// The number of visited states.
  public let states: Int
  /// The number of steps that were made: for each visited state, each possible step is made once.
  public let steps: Int
  /// Whether every state was visited.
  ///
  /// A result exists only if no illegal state was found. So if the value is true, no illegal state
  /// can be reached.
  public let isComplete: Bool

  @usableFromInline init(states: Int, steps: Int, isComplete: Bool) {
    (self.states, self.steps, self.isComplete) = (states, steps, isComplete)
  }

  /// A line that gives the numbers of states and steps, and says whether every state was visited.
  public var description: String {
    let count = "\(states.counted("state")), \(steps.counted("step"))"
    return isComplete
      ? "complete: \(count), no order of steps leads to an illegal state"
      : "bounded: \(count), and more were not visited"
  }
}
