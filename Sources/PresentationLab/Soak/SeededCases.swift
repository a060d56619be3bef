/// Random test cases with consecutive seeds.
struct SeededCases {
  let firstSeed: UInt64
  let count: Int

  /// Runs the cases in order, and returns the first failure; nil if all cases pass.
  ///
  /// - Parameters:
  ///   - stride: The number of cases between two calls of `progress`. Each call passes the number
  ///     of finished cases.
  ///   - check: Returns the failure of the case with a seed; nil if the case passes.
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
