/// The flights of a world.
@MainActor package final class FlightBoard {
  /// The views in the air, in the order in which they started.
  package private(set) var flights: [ViewFlight] = []
  /// The number of flights that have started, or were redirected to another target.
  package private(set) var starts = 0
  /// The names of the last transition's views that had no counterpart: first the views of the
  /// screen below, then those of the screen above, each in the order of painting (H-30).
  package var unmatchedIDs: [String] = []

  func started(_ flight: ViewFlight) {
    if flight.number > 0 { remove(flight) }
    starts += 1
    flight.number = starts
    flights.append(flight)
  }

  func remove(_ flight: ViewFlight) {
    if let index = flights.firstIndex(where: { $0 === flight }) { flights.remove(at: index) }
  }

  /// The world ends.
  func removeAll() {
    for flight in flights { flight.restorer.restore() }
    flights.removeAll()
  }

  /// Whether a flight hides a view.
  package func hides(_ view: View) -> Bool { flights.contains { $0.restorer.hides(view) } }
}
