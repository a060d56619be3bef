/// Random ready-made transitions that are ended early, each compared with one that ends by itself.
///
/// Everything follows from the seed, so a failure is repeated by running its seed again.
@MainActor package struct TransitionSoak {
  /// The seed of the first case; case `i` has the seed `firstSeed + i`.
  package let firstSeed: UInt64
  /// The most cases.
  package let count: Int

  private static let law = "an early end leaves every view as a normal end does"

  /// Creates a soak of `count` cases.
  package init(firstSeed: UInt64 = 1, count: Int) {
    (self.firstSeed, self.count) = (firstSeed, count)
  }

  /// Runs case after case and returns the first failure, or nil.
  ///
  /// - Parameter progress: Called after every hundredth case, with their number.
  package func run(progress: ((Int) -> Void)? = nil) -> LawFailure? {
    let cases = SeededCases(firstSeed: firstSeed, count: count)
    return cases.firstFailure(tellingEvery: 100, progress) { seed in
      let run = TransitionCase(seed: seed)
      return run.problem().map {
        LawFailure(soak: "transitions", seed: seed, law: Self.law, message: "\(run): \($0)")
      }
    }
  }
}
