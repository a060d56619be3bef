/// The error of an exploration in which a property declared with `sometimes` never holds.
public struct NeverReached: Error, Hashable, Sendable, CustomStringConvertible {
  /// The names of the properties declared with `sometimes` that hold in no state.
  public let properties: [String]
  /// The result of the exploration, which visited all states.
  public let exploration: Exploration

  /// A message that names the properties and the exploration's result, and says how to correct the
  /// scenario.
  public var description: String {
    let names = properties.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      No schedule of any length reaches \(names): \(exploration). Declare the move that is \
      missing, or correct the condition.
      """
  }
}
