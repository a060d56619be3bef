/// The proof that no state of a value is illegal, or the extent of its exploration.
public struct ValueExploration: Hashable, Sendable, CustomStringConvertible {
  /// How many states were found.
  public let states: Int
  /// How many steps were made between them.
  public let steps: Int
  /// Whether every state was visited.
  public let isComplete: Bool

  /// One line.
  public var description: String {
    let count = "\(states.grouped) states, \(steps.grouped) steps"
    return isComplete
      ? "complete: \(count), no order of steps leads to an illegal state"
      : "bounded: \(count), and more were not visited"
  }
}
