/// A soak of sessions: a user logs in, uses the app, and logs out, over and over in one world.
///
/// After each session, everything of the user must have been released, nothing may be pending, and
/// the tables of the world must be as they were after the first session. The seed of each session
/// determines what the user does in it.
@MainActor package struct SessionSoak {
  /// A deliberate mistake in the app; for tests.
  package enum Mistake: Sendable {
    /// The app keeps the controllers of the user.
    case keepsScreens
    /// Each session schedules work that is not canceled.
    case leavesWork
    /// Each session registers a function that is called in every commit.
    case leavesFollower
  }

  /// The seed of the first session; session `i` has the seed `firstSeed + i`.
  package let firstSeed: UInt64
  /// The number of sessions, unless one fails first.
  package let count: Int
  private let mistake: Mistake?

  private static let law = "a logout leaves nothing of the user"

  /// Creates a soak of `count` sessions.
  package init(firstSeed: UInt64 = 1, count: Int, mistake: Mistake? = nil) {
    (self.firstSeed, self.count, self.mistake) = (firstSeed, count, mistake)
  }

  /// Runs the sessions in order, and returns the first failure; nil if all sessions pass.
  ///
  /// - Parameter progress: Called after every hundredth session with the number of sessions.
  package func run(progress: ((Int) -> Void)? = nil) -> LawFailure? {
    let walk = SessionWalk(mistake: mistake)
    defer { walk.end() }
    let cases = SeededCases(firstSeed: firstSeed, count: count)
    return cases.firstFailure(tellingEvery: 100, progress) { seed in
      walk.problem(ofSession: seed).map {
        LawFailure(
          soak: "sessions", seed: firstSeed, law: Self.law, message: $0,
          count: Int(seed &- firstSeed) + 1)
      }
    }
  }
}
