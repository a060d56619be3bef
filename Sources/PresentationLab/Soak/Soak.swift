package import Presentation
import PresentationTesting

/// A soak of random operations on small worlds, which are checked after every turn.
///
/// Each seed has its own world. A run creates a root and a cast of controllers with random styles
/// and animators. It presents, dismisses, drags, taps and lets time pass, sometimes from inside
/// callbacks, and settles in the end. The seed determines everything, so running a seed again
/// reproduces its failure.
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
  /// The number of runs, unless a run fails first.
  package let count: Int
  private let flip: RowFlip?

  /// Creates a soak of `count` runs.
  package init(_ kind: SoakKind = .modals, firstSeed: UInt64 = 1, count: Int) {
    self.init(kind, firstSeed: firstSeed, count: count, flip: nil)
  }

  /// Creates a soak of worlds with a deliberate mistake in one row of a state table.
  package init(
    _ kind: SoakKind = .modals, firstSeed: UInt64 = 1, count: Int, flip: RowFlip?
  ) {
    (self.kind, self.firstSeed, self.count, self.flip) = (kind, firstSeed, count, flip)
  }

  /// Performs the runs in order until a run breaks an invariant.
  ///
  /// - Parameter progress: Called after every thousandth run with the counts so far.
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

  /// Runs the seed again with a recorder, and returns the failure with its trace.
  private func failure(of seed: UInt64) -> SoakFailure {
    let run = makeRun(seed: seed, records: true)
    run.perform()
    let broken =
      run.journal.broken
      ?? SoakJournal.Break(
        rule: "determinism", message: "the seed failed once, but passed when it was run again")
    return SoakFailure(
      kind: kind, seed: seed, rule: broken.rule, message: broken.message, cast: run.castList,
      operations: run.journal.lines, traceTail: Array(run.trace.lines.suffix(60)))
  }
}
