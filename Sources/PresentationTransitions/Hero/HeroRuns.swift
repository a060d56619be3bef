import Presentation

/// A window's hero transitions with unfinished flights, in the order in which the transitions
/// began.
///
/// The world (the simulated app) of the window retains this object until the last flight has ended.
@MainActor final class HeroRuns {
  /// A weak reference that is stored with a window.
  ///
  /// The hero transitions retain the window, so a strong reference would create a reference cycle.
  private final class Reference {
    weak var runs: HeroRuns?
  }

  private var runs: [HeroRun] = []

  private init() {}

  /// Returns the `HeroRuns` that is stored with a window or another view, or creates and stores it.
  static func of(_ view: View, in world: World) -> HeroRuns {
    let reference = view.attachment { Reference() }
    if let runs = reference.runs { return runs }
    let made = HeroRuns()
    reference.runs = made
    world.followCommits { made.follow() }
    return made
  }

  /// The interrupted transitions whose flights the next transition may continue.
  var adrift: [HeroRun] { runs.filter(\.isAdrift) }

  /// Whether a transition has begun, but has not started its flights yet.
  ///
  /// This transition may take over flights of interrupted transitions.
  var isTakenOn: Bool { runs.contains(where: \.isWaiting) }

  func insert(_ run: HeroRun) { runs.append(run) }

  func remove(_ run: HeroRun) { runs.removeAll { $0 === run } }

  /// Returns whether a view is hidden by a flight of an interrupted transition.
  func lends(_ view: View) -> Bool {
    runs.contains { $0.isAdrift && $0.flights.contains { $0.hides(view) } }
  }

  /// Updates the flights of all transitions; called once per run loop turn, after the layout
  /// (H-25).
  ///
  /// - Returns: False if all flights have ended, so that this method is not called again.
  private func follow() -> Bool {
    for run in runs { run.follow() }
    return !runs.isEmpty
  }
}
