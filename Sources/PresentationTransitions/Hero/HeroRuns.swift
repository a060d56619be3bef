import Presentation

/// The hero runs of a window, in the order in which they began.
///
/// The world keeps this object alive until the last run has ended.
@MainActor final class HeroRuns {
  /// A weak reference that a window stores; a strong reference would create a reference cycle,
  /// because the runs refer to the window.
  private final class Reference {
    weak var runs: HeroRuns?
  }

  private var runs: [HeroRun] = []

  private init() {}

  /// Returns the runs that are stored with the window of a view, or with the view itself if it is
  /// in no window.
  static func of(_ view: View, in world: World) -> HeroRuns {
    let reference = view.attachment { Reference() }
    if let runs = reference.runs { return runs }
    let made = HeroRuns()
    reference.runs = made
    world.followCommits { made.follow() }
    return made
  }

  /// The runs whose transitions have yielded to another request.
  var adrift: [HeroRun] { runs.filter(\.isAdrift) }

  /// Whether a run is about to start its flights, and therefore may continue flights of earlier
  /// runs.
  var isTakenOn: Bool { runs.contains(where: \.isWaiting) }

  func insert(_ run: HeroRun) { runs.append(run) }

  func remove(_ run: HeroRun) { runs.removeAll { $0 === run } }

  /// Returns whether a view is hidden by a flight that another run may continue.
  func lends(_ view: View) -> Bool {
    runs.contains { $0.isAdrift && $0.flights.contains { $0.hides(view) } }
  }

  /// Updates the flights of all runs, once per commit (H-25); returns false if there are no runs
  /// left.
  private func follow() -> Bool {
    for run in runs { run.follow() }
    return !runs.isEmpty
  }
}
