/// A soak test of laws that must hold in random cases with consecutive seeds.
///
/// The seed determines every random choice of a case, so running a seed again reproduces its
/// failure.
///
/// ```swift
/// let failure = LawSoak.motion(firstSeed: 1, count: 1_000).run()
/// #expect(failure == nil)
/// ```
@MainActor package struct LawSoak {
  /// The seed of the first case; case `i` has the seed `firstSeed + i`.
  package let firstSeed: UInt64
  /// The maximum number of cases; the test ends at the first failing case.
  package let count: Int
  /// The number of cases between two calls of `progress`.
  private let stride: Int
  /// Returns the failure of the case with a seed; nil if the case passes.
  private let failure: (UInt64) -> LawFailure?

  init(
    firstSeed: UInt64, count: Int, stride: Int = 100, failure: @escaping (UInt64) -> LawFailure?
  ) {
    (self.firstSeed, self.count, self.stride, self.failure) = (firstSeed, count, stride, failure)
  }

  /// Runs the cases in order, and returns the first failure; nil if all cases pass.
  ///
  /// - Parameter progress: Called after every hundred cases (motion: every thousand) with the
  ///   number of finished cases.
  package func run(progress: ((Int) -> Void)? = nil) -> LawFailure? {
    for index in 0..<count {
      if let failure = failure(firstSeed &+ UInt64(index)) { return failure }
      if (index + 1).isMultiple(of: stride) { progress?(index + 1) }
    }
    return nil
  }
}

extension LawSoak {
  /// Returns a soak test of springs, curves and transforms, which must obey mathematical laws.
  ///
  /// For example, a spring must satisfy its differential equation and must not gain energy. A
  /// velocity must be the derivative of the value, and an end value must be exact.
  package static func motion(firstSeed: UInt64 = 1, count: Int) -> LawSoak {
    LawSoak(firstSeed: firstSeed, count: count, stride: 1_000) { seed in
      for law in MotionLaw.all {
        if let failure = law.failure(seed: seed) { return failure }
      }
      return nil
    }
  }

  /// Returns a soak test of hero transitions, in which views fly between controllers.
  ///
  /// A simulated program makes random requests, and changes views at random.
  package static func heroes(firstSeed: UInt64 = 1, count: Int) -> LawSoak {
    LawSoak(firstSeed: firstSeed, count: count) { seed in
      HeroWalk(seed: seed).problem().map {
        LawFailure(
          soak: "heroes", seed: seed, law: "no view jumps, and every view is unchanged at rest",
          message: $0)
      }
    }
  }

  /// Returns a soak test of matched geometry: views in random trees follow the frames of other
  /// views.
  package static func matching(firstSeed: UInt64 = 1, count: Int) -> LawSoak {
    LawSoak(firstSeed: firstSeed, count: count) { seed in
      MatchingWalk(seed: seed).problem().map {
        LawFailure(
          soak: "matching", seed: seed,
          law: "matched views meet, keep their other properties, and never jump", message: $0)
      }
    }
  }

  /// Returns a soak test that compares transitions that end early with transitions that end
  /// normally.
  package static func transitions(firstSeed: UInt64 = 1, count: Int) -> LawSoak {
    LawSoak(firstSeed: firstSeed, count: count) { seed in
      let run = TransitionCase(seed: seed)
      return run.problem().map {
        LawFailure(
          soak: "transitions", seed: seed,
          law: "an early end leaves every view in the same state as a normal end",
          message: "\(run): \($0)")
      }
    }
  }
}
