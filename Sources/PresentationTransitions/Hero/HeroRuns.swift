import Presentation

/// The hero runs of a window, in order of their beginning.
@MainActor final class HeroRuns {
  private var runs: [HeroRun] = []
  private var isFollowing = false

  /// The runs whose transition has yielded.
  var adrift: [HeroRun] { runs.filter(\.isAdrift) }

  /// Whether a run is about to set out.
  var isTakenOn: Bool { runs.contains(where: \.isWaiting) }

  func insert(_ run: HeroRun) {
    runs.append(run)
    guard !isFollowing else { return }
    isFollowing = true
    run.world.followCommits { [self] in follow() }
  }

  func remove(_ run: HeroRun) { runs.removeAll { $0 === run } }

  /// Whether a flight that another run may take on hides a view.
  func lends(_ view: View) -> Bool {
    runs.contains { $0.isAdrift && $0.flights.contains { $0.hides(view) } }
  }

  /// Lets flights follow their targets, once per commit (H-25).
  private func follow() -> Bool {
    for run in runs { run.follow() }
    isFollowing = !runs.isEmpty
    return isFollowing
  }
}
