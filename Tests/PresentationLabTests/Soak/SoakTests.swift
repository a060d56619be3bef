import Presentation
import PresentationLab
import PresentationTesting
import TestSupport
import Testing

@MainActor @Suite struct `A soak` {
  @Test(
    .ownProcess,
    .rule("P-12", "P-15", "P-16", "P-46", "P-57", "P-80", "P-82", "P-92", "P-93", "P-97", "P-104"))
  func `four hundred random runs break no invariant`() {
    var told: [Int] = []
    let outcome = Soak(count: 400).run { told.append($0.runs) }
    expect(told, equals: [100, 200, 300, 400])
    expect(outcome.failure == nil, "\(outcome.failure.map(\.description) ?? "")")
    expect(outcome.counts.runs, equals: 400)
    expect(outcome.counts.transitions > 1_000)
  }

  @Test(.rule("N-19a", "N-66"))
  func `a canceled pop of a controller that has just appeared calls didMove only once`() {
    // In the run of this seed, a push and a pop are requested while a presented stack appears.
    expect(Soak(.stacks, firstSeed: 30_899, count: 1).run().failure == nil)
  }

  @Test(
    .ownProcess,
    .rule(
      "N-2", "N-6", "N-10", "N-12", "N-20", "N-29", "N-40", "N-42", "N-66", "C-18", "P-22"))
  func `a hundred random runs with stacks and tabs break no invariant`() {
    let outcome = Soak(.stacks, count: 100).run()
    expect(outcome.failure == nil, "\(outcome.failure.map(\.description) ?? "")")
    expect(outcome.counts.transitions > 250)
  }

  @Test(arguments: SoakKind.allCases)
  func `two random runs with the same seed have equal traces, byte for byte`(kind: SoakKind) {
    for seed in [3, 77, 1_000_003] as [UInt64] {
      let first = SoakRun(seed: seed, kind, records: true)
      let second = SoakRun(seed: seed, kind, records: true)
      first.perform()
      second.perform()
      expect(first.trace.verbose.description, equals: second.trace.verbose.description)
      expect(first.journal.lines, equals: second.journal.lines)
      expect(first.castList, equals: second.castList)
    }
  }

  @Test(arguments: SoakKind.allCases)
  func `recording a trace does not change the number of transitions`(kind: SoakKind) {
    for seed in 0..<20 as Range<UInt64> {
      let silent = SoakRun(seed: seed, kind, records: false)
      let loud = SoakRun(seed: seed, kind, records: true)
      silent.perform()
      loud.perform()
      expect(silent.journal.counts, equals: loud.journal.counts)
      expect(silent.trace.lines.isEmpty)
    }
  }

  @Test(arguments: [185_325, 212_171, 246_737, 100_153_132] as [UInt64])
  func `with the seeds of past failures, random calls inside callbacks no longer fail`(seed: UInt64)
  {
    expect(Soak(.hostile, firstSeed: seed, count: 1).run().failure?.description == nil)
  }

  @Test func `the random runs of a soak test have consecutive seeds`() {
    let whole = Soak(firstSeed: 40, count: 20).run().counts
    let halves = [Soak(firstSeed: 40, count: 10), Soak(firstSeed: 50, count: 10)]
      .map { $0.run().counts }
    expect(whole.operations, equals: halves[0].operations + halves[1].operations)
    expect(whole.turns, equals: halves[0].turns + halves[1].turns)
  }

  @Test(arguments: SoakKind.allCases) func `a random run releases all its objects`(kind: SoakKind) {
    for seed in 0..<20 as Range<UInt64> {
      weak var run: SoakRun?
      weak var world: World?
      var members: [() -> ViewController?] = []
      do {
        let kept = SoakRun(seed: seed, kind, records: false)
        members = kept.everybody.map { member in { [weak member] in member } }
        kept.perform()
        (run, world) = (kept, kept.world)
      }
      expect(run == nil && world == nil)
      expect(members.allSatisfy { $0() == nil })
    }
  }
}
