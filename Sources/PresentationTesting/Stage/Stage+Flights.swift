import Presentation

/// Views that fly between two screens.
extension Stage {
  /// The views that are in the air, as they are painted.
  public var flights: [Flight] { world.flights.flights.map(Flight.init) }

  /// The hero IDs of the last transition that had no partner, first the views of the screen below
  /// (H-30).
  public var unmatchedIDs: [String] { world.flights.unmatchedIDs }

  /// Runs, turn by turn, until a flight sets out or is turned to another place, from this call on.
  ///
  /// - Throws: `NoFlight` when nothing is left to do, or after a thousand turns.
  public func nextFlight(_ id: String) throws(NoFlight) -> Flight {
    let starts = world.flights.starts
    var flying: [String] = []
    var turns = 0
    while true {
      for flight in flights where !flying.contains(flight.id) { flying.append(flight.id) }
      if let next = flights.last(where: { $0.id == id && $0.flight.number > starts }) {
        return next
      }
      guard turns < 1_000, world.use({ world.clock.runNextTurn() }) else { break }
      turns += 1
    }
    throw NoFlight(id: id, turns: turns, flying: flying, unmatched: unmatchedIDs)
  }
}
