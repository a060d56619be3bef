/// The proof that no state of a value is illegal, or the extent of its exploration.
public struct ValueExploration: Hashable, Sendable, CustomStringConvertible {
  /// The number of states.
  public let states: Int
  /// The number of steps between states.
  public let steps: Int
  /// Whether every state was visited.
  public let isComplete: Bool

  /// A line with the result.
  public var description: String {
    let count = "\(states.grouped) states, \(steps.grouped) steps"
    return isComplete
      ? "complete: \(count), no order of steps leads to an illegal state"
      : "bounded: \(count), and more were not visited"
  }
}
