/// The error of `Stage.nextFlight(_:)` if the expected flight does not start.
///
/// A flight is the movement of a view from one controller to another during a transition.
public struct NoFlight: Error, Hashable, Sendable, CustomStringConvertible {
  /// The hero ID (`View.heroID`) of the expected flight.
  public let id: String
  /// The number of run-loop turns that ran during the wait for the flight.
  public let turns: Int
  /// The hero IDs (`View.heroID`) of all flights that were running during the wait.
  public let flying: [String]
  /// The hero IDs (`View.heroID`) that only one of the two controllers of the last transition had.
  public let unmatched: [String]

  /// One line that names the hero whose flight was expected, and the heroes that were flying.
  public var description: String {
    var text = "No flight \"\(id)\" in \(turns.counted("turn"))."
    text += flying.isEmpty ? " No view flies." : " Flying: \(flying.joined(separator: ", "))."
    if unmatched.contains(id) {
      text += " \"\(id)\" is on one screen only."
    } else if let nearest = nearestWord(to: id, among: flying + unmatched) {
      text += " Did you mean \"\(nearest)\"?"
    }
    return text
  }
}
