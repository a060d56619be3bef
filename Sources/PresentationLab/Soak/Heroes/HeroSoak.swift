/// Random galleries whose views fly, under random interruption.
///
/// Everything follows from the seed, so a failure is repeated by running its seed again.
@MainActor package struct HeroSoak {
  /// The seed of the first case; case `i` has the seed `firstSeed + i`.
  package let firstSeed: UInt64
  /// The most cases.
  package let count: Int

  private static let law = "no view jumps, and all are back at rest"

  /// A soak of `count` cases.
  package init(firstSeed: UInt64 = 1, count: Int) {
    (self.firstSeed, self.count) = (firstSeed, count)
  }

  /// Walks case after case, until one moves a view too fast or leaves one behind, or all are done.
  ///
  /// - Parameter progress: Called after every hundredth case, with their number.
  package func run(progress: ((Int) -> Void)? = nil) -> LawFailure? {
    let cases = SeededCases(firstSeed: firstSeed, count: count)
    return cases.firstFailure(tellingEvery: 100, progress) { seed in
      HeroWalk(seed: seed).problem()
        .map { LawFailure(soak: "heroes", seed: seed, law: Self.law, message: $0) }
    }
  }
}
