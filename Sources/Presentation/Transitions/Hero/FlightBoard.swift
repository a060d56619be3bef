/// Every hero flight of a world.
@MainActor package final class FlightBoard {
  private var runs: [HeroRun] = []
  /// How often a flight has set out, or was turned to another place.
  package private(set) var starts = 0
  /// The names of the last transition that had no partner: those of the screen below, then the
  /// others, each as they are painted (H-30).
  package var unmatchedIDs: [String] = []

  /// The views in the air, as they are painted.
  package var flights: [HeroFlight] { runs.flatMap(\.flights) }

  var isEmpty: Bool { runs.isEmpty }

  func insert(_ run: HeroRun) { runs.append(run) }

  func remove(_ run: HeroRun) { runs.removeAll { $0 === run } }

  /// The world ends.
  func removeAll() {
    for run in runs { run.abandon() }
    runs.removeAll()
  }

  func started(_ flight: HeroFlight) {
    starts += 1
    flight.number = starts
  }

  /// Whether a flight hides a view.
  package func hides(_ view: View) -> Bool {
    runs.contains { $0.flights.contains { $0.hides(view) } }
  }

  /// Whether a flight that another run may take on hides a view.
  func lends(_ view: View) -> Bool {
    runs.contains { $0.isAdrift && $0.flights.contains { $0.hides(view) } }
  }

  /// The runs whose transition has yielded, in a window.
  func adrift(in window: Window?) -> [HeroRun] {
    runs.filter { $0.isAdrift && $0.window === window }
  }

  /// Whether a run is about to set out in a window.
  func isTakenOn(in window: Window?) -> Bool {
    runs.contains { $0.isWaiting && $0.window === window }
  }

  /// Lets flights follow their targets, once per commit (H-25).
  func follow() {
    for run in runs { run.follow() }
  }
}
