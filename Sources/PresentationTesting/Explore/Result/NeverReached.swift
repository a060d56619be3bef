/// Properties declared with `sometimes` that hold in no state.
public struct NeverReached: Error, Hashable, Sendable, CustomStringConvertible {
  /// The names of the properties.
  public let properties: [String]
  /// The result of the exploration, which visited all states.
  public let exploration: Exploration

  /// The properties, the result, and how to correct the scenario.
  public var description: String {
    let names = properties.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      No schedule of any length reaches \(names): \(exploration). Declare the move that is \
      missing, or correct the condition.
      """
  }
}
