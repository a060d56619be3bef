package import Presentation
import PresentationTesting

/// A soak: many runs of random operations on small worlds, with checks after every turn.
///
/// Each seed has its own world. A run creates a root and a cast, which is a set of controllers with
/// random styles and animators. It presents, dismisses, drags, taps and advances the clock,
/// sometimes from inside callbacks. At the end, it waits for all transitions. The seed determines
/// every random choice, so running a seed again reproduces its failure.
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
  /// The number of runs; a failing run ends the soak early.
  package let count: Int
  private let flip: RowFlip?

  /// Creates a soak of `count` runs.
  package init(_ kind: SoakKind = .modals, firstSeed: UInt64 = 1, count: Int) {
    self.init(kind, firstSeed: firstSeed, count: count, flip: nil)
  }

  /// Creates a soak of worlds with a deliberate mistake in one state-table row.
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
      let (isBroken, witnesses) = perform(seed, &counts)
      if isBroken { return SoakOutcome(counts: counts, failure: failure(of: seed)) }
      if let left = witnesses.first(where: { $0.object() != nil })?.name {
        let broken = SoakJournal.Break(
          rule: "release", message: "\(left) is still alive after its world has ended")
        return SoakOutcome(counts: counts, failure: failure(of: seed, broken))
      }
      if counts.runs.isMultiple(of: 1_000) { progress?(counts) }
    }
    return SoakOutcome(counts: counts, failure: nil)
  }

  /// Performs one run and releases its objects.
  ///
  /// - Returns: Whether an invariant was broken, and the objects of the run that must have been
  ///   released.
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
  /// - Parameter leak: The broken invariant that was found when the objects of the first run were
  ///   released.
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
