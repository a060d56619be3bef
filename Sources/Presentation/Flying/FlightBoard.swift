/// The flights of a world: views that fly between two screens.
@MainActor package final class FlightBoard {
  /// The running flights, in the order in which they started.
  package private(set) var flights: [ViewFlight] = []
  /// The number of times that flights have started so far.
  ///
  /// A change of a flight's target counts as a new start.
  package private(set) var starts = 0
  /// The names of views without a counterpart on the other screen, from the last transition (H-30).
  ///
  /// The views of the lower screen come before the views of the upper screen. The views of a screen
  /// are in the order in which they are drawn.
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

  /// Ends all flights and restores their views, because the world has ended.
  func removeAll() {
    for flight in flights { flight.restorer.restore() }
    flights.removeAll()
  }

  /// Returns whether a flight hides a view.
  package func hides(_ view: View) -> Bool { flights.contains { $0.restorer.hides(view) } }
}
