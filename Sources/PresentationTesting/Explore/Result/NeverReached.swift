/// Properties that must hold in some state, and hold in none.
public struct NeverReached: Error, Hashable, Sendable, CustomStringConvertible {
  /// The names that `sometimes` declared.
  public let properties: [String]
  /// The result of the exploration, which has visited all states.
  public let exploration: Exploration

  /// The event and the cure.
  public var description: String {
    let names = properties.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      No schedule of any length reaches \(names): \(exploration). Declare the move that is \
      missing, or correct the condition.
      """
  }
}
