import Presentation

/// The views that fly from one controller to another.
extension Stage {
  /// The views that now fly from one controller to another, in drawing order.
  public var flights: [Flight] { world.animations.flights.flights.map(Flight.init) }

  /// The hero IDs (`View.heroID`) that only one controller of the last transition had (H-30).
  ///
  /// A transition has two controllers. The hero IDs of the controller behind, such as the
  /// presenter, come first.
  public var unmatchedIDs: [String] { world.animations.flights.unmatchedIDs }

  /// Runs turns of the run loop until a flight with this hero ID starts, and returns the flight.
  ///
  /// A flight is the movement of a view from one controller to another.
  ///
  /// If a flight with this hero ID is already running, the method waits until this flight gets a
  /// new target.
  ///
  /// - Throws: `NoFlight` if the wait ends without a flight to return. The wait ends after 1,000
  ///   turns, or when no work is left.
  public func nextFlight(_ id: String) throws(NoFlight) -> Flight {
    let starts = world.animations.flights.starts
    var flying: [String] = []
    var turns = 0
    while true {
      for flight in flights where !flying.contains(flight.id) { flying.append(flight.id) }
      if let next = flights.last(where: { $0.id == id && $0.flight.number > starts }) {
        return next
      }
      guard turns < 1_000, world.clock.runNextTurn() else { break }
      turns += 1
    }
    throw NoFlight(id: id, turns: turns, flying: flying, unmatched: unmatchedIDs)
  }
}
