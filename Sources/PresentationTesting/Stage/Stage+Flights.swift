import Presentation

/// The views that fly from one controller to another.
extension Stage {
  /// The views that are flying now, in drawing order.
  public var flights: [Flight] { world.animations.flights.flights.map(Flight.init) }

  /// The hero IDs that only one of the two controllers of the last transition had (H-30).
  ///
  /// The hero IDs of the controller behind, such as the presenter, come first.
  public var unmatchedIDs: [String] { world.animations.flights.unmatchedIDs }

  /// Runs turns of the run loop until a flight with this hero ID starts, and returns the flight.
  ///
  /// If such a flight is already running, the method waits until the flight gets a new target.
  ///
  /// - Throws: `NoFlight` if 1,000 turns have passed or no work is left, and no such flight has
  ///   started or got a new target.
  public func nextFlight(_ id: String) throws(NoFlight) -> Flight {
    let starts = world.animations.flights.starts
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
