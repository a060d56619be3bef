/// Random springs, curves, tracks and transforms, each held to every law of motion.
///
/// A spring must satisfy its equation and never win energy, a velocity must be the derivative, an
/// end must be exact, and so on. Everything follows from the seed, so a failure is repeated by
/// running its seed again.
///
/// ```swift
/// let failure = MotionSoak(firstSeed: 1, count: 1_000).run()
/// #expect(failure == nil)
/// ```
package struct MotionSoak: Hashable, Sendable {
  /// The seed of the first case; case `i` has the seed `firstSeed + i`.
  package let firstSeed: UInt64
  /// The most cases.
  package let count: Int

  /// A soak of `count` cases.
  package init(firstSeed: UInt64 = 1, count: Int) {
    (self.firstSeed, self.count) = (firstSeed, count)
  }

  /// The number of laws.
  package static var lawCount: Int { MotionLaw.all.count }

  /// Checks case after case, until one breaks a law or all are done.
  ///
  /// - Parameter progress: Called after every thousandth case, with their number.
  package func run(progress: ((Int) -> Void)? = nil) -> LawFailure? {
    let cases = SeededCases(firstSeed: firstSeed, count: count)
    return cases.firstFailure(tellingEvery: 1_000, progress) { seed in
      for law in MotionLaw.all {
        if let failure = law.failure(seed: seed) { return failure }
      }
      return nil
    }
  }
}
