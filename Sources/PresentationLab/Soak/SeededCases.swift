/// Cases whose seeds follow each other.
struct SeededCases {
  let firstSeed: UInt64
  let count: Int

  /// Checks case after case, until one fails or all are done.
  ///
  /// - Parameters:
  ///   - stride: After how many cases `progress` is called, with the number of those that are done.
  ///   - check: Says what is wrong with the case of a seed; nil if nothing is.
  func firstFailure(
    tellingEvery stride: Int, _ progress: ((Int) -> Void)?, _ check: (UInt64) -> LawFailure?
  ) -> LawFailure? {
    for index in 0..<count {
      if let failure = check(firstSeed &+ UInt64(index)) { return failure }
      if (index + 1).isMultiple(of: stride) { progress?(index + 1) }
    }
    return nil
  }
}
