/// Says which flight has not set out, and which have.
public struct NoFlight: Error, Hashable, Sendable, CustomStringConvertible {
  /// The hero ID that was waited for.
  public let id: String
  /// The number of turns that were run until no work was left.
  public let turns: Int
  /// The hero IDs of the flights that have started meanwhile, or are running.
  public let flying: [String]
  /// The hero IDs that had no partner.
  public let unmatched: [String]

  /// A line with the missing flight and the running ones.
  public var description: String {
    var text = "No flight \"\(id)\" in \(turns) turn\(turns == 1 ? "" : "s")."
    text += flying.isEmpty ? " Nothing flies." : " Flying: \(flying.joined(separator: ", "))."
    if unmatched.contains(id) {
      text += " \"\(id)\" is on one screen only."
    } else if let nearest = nearestWord(to: id, among: flying + unmatched) {
      text += " Did you mean \"\(nearest)\"?"
    }
    return text
  }
}
