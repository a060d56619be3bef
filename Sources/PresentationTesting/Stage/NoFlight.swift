/// An expected flight that did not start, with the flights that started instead.
public struct NoFlight: Error, Hashable, Sendable, CustomStringConvertible {
  /// The hero ID of the expected flight.
  public let id: String
  /// The number of turns that ran during the wait for the flight.
  public let turns: Int
  /// The hero IDs of the flights that started during the wait or were already running.
  public let flying: [String]
  /// The hero IDs that have no counterpart on the other screen.
  public let unmatched: [String]

  /// A line with the expected flight and the actual flights.
  public var description: String {
    var text = "No flight \"\(id)\" in \(turns) turn\(turns == 1 ? "" : "s")."
    text += flying.isEmpty ? " No view flies." : " Flying: \(flying.joined(separator: ", "))."
    if unmatched.contains(id) {
      text += " \"\(id)\" is on one screen only."
    } else if let nearest = nearestWord(to: id, among: flying + unmatched) {
      text += " Did you mean \"\(nearest)\"?"
    }
    return text
  }
}
