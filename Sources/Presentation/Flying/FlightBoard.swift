/// The flights in a ``World``.
///
/// In a flight, a view moves from one controller's view to another controller's view, in front of
/// both views.
@MainActor package final class FlightBoard {
  /// The running flights, in the order in which they started.
  package private(set) var flights: [ViewFlight] = []
  /// The number of flights that have started so far.
  ///
  /// A flight that gets another target is counted again.
  package private(set) var starts = 0
  /// The names of the views that had no counterpart in the other controller's view in the last
  /// transition (H-30).
  ///
  /// The views of the controller behind come before the views of the controller in front. The views
  /// of one controller are in the order in which they are drawn.
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

  /// Ends all flights and restores their views, because the ``World`` has ended.
  func removeAll() {
    for flight in flights { flight.restorer.restore() }
    flights.removeAll()
  }

  /// Returns whether `view` is hidden during a flight.
  package func hides(_ view: View) -> Bool { flights.contains { $0.restorer.hides(view) } }
}
