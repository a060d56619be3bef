/// A soak test of motion: random springs, curves and transforms must obey mathematical laws.
///
/// For example, a spring must satisfy its differential equation and must not gain energy. A
/// velocity must be the derivative of the value, and an end value must be exact. The seed
/// determines every random choice, so running a seed again reproduces its failure.
///
/// ```swift
/// let failure = MotionSoak(firstSeed: 1, count: 1_000).run()
/// #expect(failure == nil)
/// ```
package struct MotionSoak: Hashable, Sendable {
  /// The seed of the first case; case `i` has the seed `firstSeed + i`.
  package let firstSeed: UInt64
  /// The maximum number of cases; the test ends at the first failing case.
  package let count: Int

  /// Creates a soak test of `count` cases.
  package init(firstSeed: UInt64 = 1, count: Int) {
    (self.firstSeed, self.count) = (firstSeed, count)
  }

  /// The number of laws.
  package static var lawCount: Int { MotionLaw.all.count }

  /// Runs the cases in order, and returns the first failure; nil if all cases pass.
  ///
  /// - Parameter progress: Called after every thousand cases with the number of finished cases.
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
