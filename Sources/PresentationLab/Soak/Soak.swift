package import Presentation
import PresentationTesting

/// A soak test: many runs with random operations on controllers, and checks after every turn.
///
/// Each run has its own world (one simulated app) and creates controllers with random styles and
/// animators. The run presents, dismisses, drags, taps and advances the clock, sometimes from
/// inside callbacks. At the end, the run waits for all transitions. The seed of a run determines
/// every random choice, so running a seed again reproduces its failure.
///
/// ```swift
/// let outcome = Soak(firstSeed: 1, count: 2_000).run()
/// #expect(outcome.failure == nil)
/// ```
@MainActor package struct Soak {
  /// The kind of controllers and operations in the runs.
  package let kind: SoakKind
  /// The seed of the first run; run `i` has the seed `firstSeed + i`.
  package let firstSeed: UInt64
  /// The maximum number of runs; the test ends at the first failing run.
  package let count: Int
  private let flip: RowFlip?

  /// Creates a soak test of `count` runs.
  package init(_ kind: SoakKind = .modals, firstSeed: UInt64 = 1, count: Int) {
    self.init(kind, firstSeed: firstSeed, count: count, flip: nil)
  }

  /// Creates a soak test that can have a deliberate mistake in a state table.
  ///
  /// - Parameter flip: The mistake, in one row of the table; nil for no mistake.
  package init(
    _ kind: SoakKind = .modals, firstSeed: UInt64 = 1, count: Int, flip: RowFlip?
  ) {
    (self.kind, self.firstSeed, self.count, self.flip) = (kind, firstSeed, count, flip)
  }

  /// Performs the runs in order until a run breaks an invariant.
  ///
  /// - Parameter progress: Called after every hundredth run with the counts so far.
  package func run(progress: ((SoakCounts) -> Void)? = nil) -> SoakOutcome {
    var counts = SoakCounts()
    for index in 0..<count {
      let seed = firstSeed &+ UInt64(index)
      let (isBroken, witnesses) = perform(seed, &counts)
      if isBroken { return SoakOutcome(counts: counts, failure: failure(of: seed)) }
      if let left = witnesses.first(where: { $0.object() != nil })?.name {
        let broken = SoakJournal.Break(
          rule: "release", message: "\(left) is still alive after its world has ended")
        return SoakOutcome(counts: counts, failure: failure(of: seed, broken))
      }
      if counts.runs.isMultiple(of: 100) { progress?(counts) }
    }
    return SoakOutcome(counts: counts, failure: nil)
  }

  /// Performs one run and releases its objects.
  ///
  /// - Returns: Whether the run broke an invariant, and closures for the objects that must be
  ///   released now. Each closure returns its object, or nil after the release. The list is empty
  ///   unless `kind` is `hostile`.
  private func perform(
    _ seed: UInt64, _ counts: inout SoakCounts
  ) -> (isBroken: Bool, witnesses: [(name: String, object: () -> AnyObject?)]) {
    let run = makeRun(seed: seed, records: false)
    run.perform()
    counts.add(run.journal.counts)
    return (run.journal.broken != nil, kind == .hostile ? run.witnesses : [])
  }

  private func makeRun(seed: UInt64, records: Bool) -> SoakRun {
    SoakRun(seed: seed, kind, flip: flip, records: records)
  }

  /// Runs the seed again with a recorder, and returns the failure with its trace.
  ///
  /// - Parameter leak: An object that was not released after the first run. It is reported if the
  ///   repeated run breaks no invariant.
  private func failure(of seed: UInt64, _ leak: SoakJournal.Break? = nil) -> SoakFailure {
    let run = makeRun(seed: seed, records: true)
    run.perform()
    let broken =
      run.journal.broken ?? leak
      ?? SoakJournal.Break(
        rule: "determinism", message: "the seed failed once, but passed when it was run again")
    return SoakFailure(
      kind: kind, seed: seed, rule: broken.rule, message: broken.message, cast: run.castList,
      operations: run.journal.lines, traceTail: Array(run.trace.lines.suffix(60)))
  }
}
