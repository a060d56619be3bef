/// A soak test of hero transitions, in which views fly between controllers.
///
/// A simulated program makes random requests, and changes views at random.
///
/// The seed determines every random choice, so running a seed again reproduces its failure.
@MainActor package struct HeroSoak {
  /// The seed of the first case; case `i` has the seed `firstSeed + i`.
  package let firstSeed: UInt64
  /// The maximum number of cases; the test ends at the first failing case.
  package let count: Int

  private static let law = "no view jumps, and every view is unchanged at rest"

  /// Creates a soak test of `count` cases.
  package init(firstSeed: UInt64 = 1, count: Int) {
    (self.firstSeed, self.count) = (firstSeed, count)
  }

  /// Runs the cases in order, and returns the first failure; nil if all cases pass.
  ///
  /// - Parameter progress: Called after every hundred cases with the number of finished cases.
  package func run(progress: ((Int) -> Void)? = nil) -> LawFailure? {
    let cases = SeededCases(firstSeed: firstSeed, count: count)
    return cases.firstFailure(tellingEvery: 100, progress) { seed in
      HeroWalk(seed: seed).problem()
        .map { LawFailure(soak: "heroes", seed: seed, law: Self.law, message: $0) }
    }
  }
}
