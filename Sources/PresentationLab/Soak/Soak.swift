package import Presentation
import PresentationTesting

/// Random operations on small worlds, one world per seed, checked after every turn.
///
/// A run builds a root and a cast of controllers with random styles and animators, then presents,
/// dismisses, drags, taps and lets time pass, also from inside callbacks, and settles in the end.
/// Everything follows from the seed, so a failure is repeated by running its seed again.
///
/// ```swift
/// let outcome = Soak(firstSeed: 1, count: 2_000).run()
/// #expect(outcome.failure == nil)
/// ```
@MainActor package struct Soak {
  /// The kind of the worlds.
  package let kind: SoakKind
  /// The seed of the first run; run `i` has the seed `firstSeed + i`.
  package let firstSeed: UInt64
  /// The most runs.
  package let count: Int
  private let flip: RowFlip?

  /// A soak of `count` runs.
  package init(_ kind: SoakKind = .modals, firstSeed: UInt64 = 1, count: Int) {
    self.init(kind, firstSeed: firstSeed, count: count, flip: nil)
  }

  /// A soak of worlds with a mistake planted in one row.
  package init(
    _ kind: SoakKind = .modals, firstSeed: UInt64 = 1, count: Int, flip: RowFlip?
  ) {
    (self.kind, self.firstSeed, self.count, self.flip) = (kind, firstSeed, count, flip)
  }

  /// Runs, until a run breaks an invariant or all are done.
  ///
  /// - Parameter progress: Called after every thousandth run.
  package func run(progress: ((SoakCounts) -> Void)? = nil) -> SoakOutcome {
    var counts = SoakCounts()
    for index in 0..<count {
      let seed = firstSeed &+ UInt64(index)
      let run = makeRun(seed: seed, records: false)
      run.perform()
      counts.add(run.journal.counts)
      if run.journal.broken != nil {
        return SoakOutcome(counts: counts, failure: failure(of: seed))
      }
      if counts.runs.isMultiple(of: 1_000) { progress?(counts) }
    }
    return SoakOutcome(counts: counts, failure: nil)
  }

  private func makeRun(seed: UInt64, records: Bool) -> SoakRun {
    SoakRun(seed: seed, kind, flip: flip, records: records)
  }

  /// Runs the seed again, now with a recorder.
  private func failure(of seed: UInt64) -> SoakFailure {
    let run = makeRun(seed: seed, records: true)
    run.perform()
    let broken =
      run.journal.broken
      ?? SoakJournal.Break(
        rule: "determinism", message: "the seed failed once, and not when it was run again")
    return SoakFailure(
      kind: kind, seed: seed, rule: broken.rule, message: broken.message, cast: run.castList,
      operations: run.journal.lines, traceTail: Array(run.trace.lines.suffix(60)))
  }
}
