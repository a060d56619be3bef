import Presentation

/// The hero runs of a window, in order of their beginning.
///
/// The world keeps them as long as there is a run, and releases them when it ends.
@MainActor final class HeroRuns {
  /// A weak reference that a window stores: it must not retain the runs, which refer to it.
  private final class Reference {
    weak var runs: HeroRuns?
  }

  private var runs: [HeroRun] = []

  private init() {}

  /// The runs of a window, or of a container without one.
  static func of(_ view: View, in world: World) -> HeroRuns {
    let reference = view.attachment { Reference() }
    if let runs = reference.runs { return runs }
    let made = HeroRuns()
    reference.runs = made
    world.followCommits { made.follow() }
    return made
  }

  /// The runs whose transition has yielded.
  var adrift: [HeroRun] { runs.filter(\.isAdrift) }

  /// Whether a run is about to set out.
  var isTakenOn: Bool { runs.contains(where: \.isWaiting) }

  func insert(_ run: HeroRun) { runs.append(run) }

  func remove(_ run: HeroRun) { runs.removeAll { $0 === run } }

  /// Whether a flight that another run may take on hides a view.
  func lends(_ view: View) -> Bool {
    runs.contains { $0.isAdrift && $0.flights.contains { $0.hides(view) } }
  }

  /// Lets flights follow their targets, once per commit (H-25); false when there are none.
  private func follow() -> Bool {
    for run in runs { run.follow() }
    return !runs.isEmpty
  }
}
