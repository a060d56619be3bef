/// Random trees of matched views, each held to what must be so of every match.
///
/// Everything follows from the seed, so a failure is repeated by running its seed again.
@MainActor package struct MatchingSoak {
  /// The seed of the first case; case `i` has the seed `firstSeed + i`.
  package let firstSeed: UInt64
  /// The most cases.
  package let count: Int

  private static let law = "matched views meet, keep what they keep, and never jump"

  /// A soak of `count` cases.
  package init(firstSeed: UInt64 = 1, count: Int) {
    (self.firstSeed, self.count) = (firstSeed, count)
  }

  /// Checks case after case, until one breaks the law or all are done.
  ///
  /// - Parameter progress: Called after every hundredth case, with their number.
  package func run(progress: ((Int) -> Void)? = nil) -> LawFailure? {
    let cases = SeededCases(firstSeed: firstSeed, count: count)
    return cases.firstFailure(tellingEvery: 100, progress) { seed in
      MatchingWalk(seed: seed).problem()
        .map { LawFailure(soak: "matching", seed: seed, law: Self.law, message: $0) }
    }
  }
}
