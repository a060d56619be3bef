/// Random trees of matched views, each held to what must be so of every match.
///
/// Everything follows from the seed, so a failure is repeated by running its seed again.
@MainActor public struct MatchingSoak {
  /// The seed of the first case; case `i` has the seed `firstSeed + i`.
  public let firstSeed: UInt64
  /// How many cases there are at most.
  public let count: Int

  package static let law = "matched views meet, keep what they keep, and never jump"

  /// A soak of `count` cases.
  public init(firstSeed: UInt64 = 1, count: Int) {
    (self.firstSeed, self.count) = (firstSeed, count)
  }

  /// Checks case after case, until one breaks the law or all are done.
  ///
  /// - Parameter progress: Called after every hundredth case, with their number.
  public func run(progress: ((Int) -> Void)? = nil) -> LawFailure? {
    for index in 0..<count {
      let seed = firstSeed &+ UInt64(index)
      let walk = MatchingWalk(seed: seed)
      if let problem = walk.problem() {
        return LawFailure(soak: "matching", seed: seed, law: Self.law, message: problem)
      }
      if (index + 1).isMultiple(of: 100) { progress?(index + 1) }
    }
    return nil
  }
}
