/// The error of a scenario in which no move (action of the scenario) was ever possible.
public struct NothingHappened: Error, Hashable, Sendable, CustomStringConvertible {
  /// The names of the scenario's moves.
  public let moves: [String]

  /// A message that says why no move was possible, and how to correct the scenario.
  public var description: String {
    guard !moves.isEmpty else {
      return """
        Nothing was explored: the scenario declares no move. Declare what may happen with `may` \
        and `userMay`.
        """
    }
    let names = moves.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      Nothing was explored: no declared move was ever possible (\(names)). Look at the conditions \
      of the moves and at the names of the controllers that they touch.
      """
  }
}
