import PresentationTesting

/// `present soak`: runs seeded random operations and stops at the first broken invariant.
@MainActor
struct SoakCommand {
  private let options: SeededOptions

  init(_ arguments: [String]) throws(UsageError) {
    options = try SeededOptions(arguments, takesPaths: false)
  }

  func run(output: CommandOutput) -> CommandStatus {
    let soak = Soak(firstSeed: options.seed ?? 1, count: options.count ?? 10_000)
    output.write("  first seed \(soak.firstSeed)\n")
    var progress = Progress(of: soak.count, to: output)
    let outcome = soak.run { counts in
      let next = soak.firstSeed &+ UInt64(counts.runs)
      progress.show(counts.runs, note: "go on with --seed \(next)")
    }
    progress.end()
    if let failure = outcome.failure { output.write("\(failure)\n") }
    let counts = outcome.counts
    output.write(
      """
        \(counts.runs) runs, \(counts.operations) operations, \(counts.turns) turns, \
      \(counts.transitions) transitions: \(outcome.failure == nil ? "passed" : "failed")

      """)
    return outcome.failure == nil ? .passed : .failed
  }
}
