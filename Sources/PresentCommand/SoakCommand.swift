import PresentationLab
import PresentationTesting

/// The `present soak` command, which runs soak tests: long tests with seeded random operations.
///
/// The command stops at the first broken invariant.
@MainActor
struct SoakCommand {
  private static let (motion, heroes, matching) = ("motion", "heroes", "matching")
  private static let (transitions, models, sessions) = ("transitions", "models", "sessions")
  /// The kinds of soak tests, in the order of the help text.
  static let kinds =
    SoakKind.allCases.map(\.rawValue)
    + [motion, heroes, matching, transitions, models, sessions]

  private let options: CommandOptions
  private let seeds: Range<UInt64>
  private var firstSeed: UInt64 { seeds.lowerBound }
  private var count: Int { seeds.count }

  init(_ arguments: [String]) throws(UsageError) {
    options = try CommandOptions(arguments, verb: .soak, word: oneOf(Self.kinds))
    seeds = try options.seeds(count: 10_000)
    if options.words.count > 1 || !options.words.allSatisfy(Self.kinds.contains) {
      let word = options.words.first { !Self.kinds.contains($0) }
      throw UsageError(
        found: quoted(options.words.joined(separator: " ")),
        expected: "\(oneOf(Self.kinds)), or no word for modal presentations",
        nearest: word.flatMap { nearestWord(to: $0, among: Self.kinds) })
    }
    if options.words == [Self.models], options.has(.seed) {
      throw UsageError(found: "--seed", expected: "no seed for models, which are not random")
    }
  }

  func run(output: CommandOutput) -> CommandStatus {
    output.write("  first seed \(firstSeed)\n")
    switch options.words.first {
    case Self.motion:
      let soak = LawSoak.motion(firstSeed: firstSeed, count: count)
      return soakCases("\(MotionLaw.all.count.counted("law")) of motion", output, soak.run)
    case Self.heroes:
      let soak = LawSoak.heroes(firstSeed: firstSeed, count: count)
      return soakCases("flights under interruption", output, soak.run)
    case Self.matching:
      let soak = LawSoak.matching(firstSeed: firstSeed, count: count)
      return soakCases("matched views", output, soak.run)
    case Self.transitions:
      let soak = LawSoak.transitions(firstSeed: firstSeed, count: count)
      return soakCases("transitions that end early", output, soak.run)
    case Self.models: return soakModels(output)
    case Self.sessions:
      let soak = SessionSoak(firstSeed: firstSeed, count: count)
      return soakCases("a login and a logout", output, soak.run)
    case let word:
      return soakWorlds(word.flatMap { SoakKind(rawValue: $0) } ?? .modals, output)
    }
  }

  /// Explores models of presented controllers, and compares the numbers of states and steps with
  /// the expected numbers.
  ///
  /// The flag `--count` gives the number of models; the default is 4.
  private func soakModels(_ output: CommandOutput) -> CommandStatus {
    for chain in ModelSoak.cases.prefix(options.count ?? 4) {
      let stopwatch = Stopwatch()
      guard let found = try? ModelSoak.explore(chain) else { return .failed }
      output.writeError("  \(Stopwatch.text(stopwatch.seconds, found.steps, "step"))\n")
      let isExpected = (found.states, found.steps) == (chain.states, chain.steps)
      output.write(
        "  \(chain.count.counted("controller")), \(chain.frames.counted("frame")), "
          + "\(chain.requests.counted("request")): "
          + "\(found): \(isExpected ? "passed" : "failed")\n")
      if !isExpected { return .failed }
    }
    return .passed
  }

  private func soakCases(
    _ what: String, _ output: CommandOutput, _ run: (@escaping (Int) -> Void) -> LawFailure?
  ) -> CommandStatus {
    var progress = Progress(of: count, to: output)
    let failure = run { done in
      progress.show(done, note: "continue with --seed \(firstSeed &+ UInt64(done))")
    }
    progress.end()
    output.write(failure.map { "\($0)\n" } ?? "  \(count.counted("case")) of \(what): passed\n")
    return failure == nil ? .passed : .failed
  }

  private func soakWorlds(_ kind: SoakKind, _ output: CommandOutput) -> CommandStatus {
    let soak = Soak(kind, firstSeed: firstSeed, count: count)
    var progress = Progress(of: soak.count, to: output)
    let outcome = soak.run { counts in
      let next = soak.firstSeed &+ UInt64(counts.runs)
      progress.show(counts.runs, note: "continue with --seed \(next)")
    }
    progress.end()
    if let failure = outcome.failure { output.write("\(failure)\n") }
    let counts = outcome.counts
    output.write(
      """
        \(counts.runs.counted("run")), \(counts.operations.counted("operation")), \
      \(counts.turns.counted("turn")), \(counts.transitions.counted("transition")): \
      \(outcome.failure == nil ? "passed" : "failed")

      """)
    return outcome.failure == nil ? .passed : .failed
  }
}
