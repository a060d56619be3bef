/// A soak test of sessions: a user repeatedly logs in, uses a demo app, and logs out.
///
/// All sessions run in one world, which is one simulated app. The test requires that after each
/// session, the user's controllers have been released and no work is scheduled. The internal tables
/// of the world must not grow after the first session. The seed of a session determines what the
/// user does in this session.
@MainActor package struct SessionSoak {
  /// A deliberate mistake in the app; for tests.
  package enum Mistake: Sendable {
    /// The app keeps strong references to the controllers after the logout.
    case keepsScreens
    /// Each session schedules work that is not canceled.
    case leavesWork
    /// Each session registers a function for the end of every run-loop turn, and never removes it.
    case leavesFollower
  }

  /// The seed of the first session; session `i` has the seed `firstSeed + i`.
  package let firstSeed: UInt64
  /// The maximum number of sessions; the test ends at the first failing session.
  package let count: Int
  private let mistake: Mistake?

  private static let law = "a logout leaves nothing of the user"

  /// Creates a soak test of `count` sessions.
  package init(firstSeed: UInt64 = 1, count: Int, mistake: Mistake? = nil) {
    (self.firstSeed, self.count, self.mistake) = (firstSeed, count, mistake)
  }

  /// Runs the sessions in order, and returns the first failure; nil if all sessions pass.
  ///
  /// - Parameter progress: Called after every hundredth session with the number of finished
  ///   sessions.
  package func run(progress: ((Int) -> Void)? = nil) -> LawFailure? {
    let walk = SessionWalk(mistake: mistake)
    defer { walk.end() }
    let cases = LawSoak(firstSeed: firstSeed, count: count) { [firstSeed] seed in
      walk.problem(ofSession: seed).map {
        LawFailure(
          soak: "sessions", seed: firstSeed, law: Self.law, message: $0,
          count: Int(seed &- firstSeed) + 1)
      }
    }
    return cases.run(progress: progress)
  }
}
