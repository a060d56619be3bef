import PresentationTesting

/// The `present walk` command, which makes random runs of a scenario and prints one line for each
/// run.
///
/// With `--shard 2/4`, the command makes only the second quarter of the runs. The joined outputs of
/// all shards are equal to the output without shards.
@MainActor
struct WalkCommand {
  private let explored: ExploredScenario
  private let seeds: Range<UInt64>
  private let length: Int

  init(_ arguments: [String]) throws(UsageError) {
    let options = try CommandOptions(arguments, verb: .walk)
    explored = try ExploredScenario(options.subject, presenter: options.word(.presenter))
    length = options.number(.length) ?? 200
    let shard = try options.word(.shard).map { text throws(UsageError) in try Shard(text) }
    seeds = (shard ?? Shard.whole).part(of: try options.seeds(count: 1_000))
  }

  func run(output: CommandOutput) -> CommandStatus {
    var walks = RandomWalks(explored.build, length: length)
    var progress = Progress(of: seeds.count, to: output)
    var status = CommandStatus.passed
    let stopwatch = Stopwatch()
    do {
      for seed in seeds {
        let walk = try walks.walk(seed: seed)
        let failure = walk.failure.map { explored.line(for: $0) }
        output.write("seed \(seed): \(walk.steps.counted("step")): \(failure ?? "passed")\n")
        if failure != nil { status = .failed }
        progress.show(Int(seed - seeds.lowerBound) + 1, note: "continue with --seed \(seed + 1)")
      }
      progress.end()
      output.writeError("  \(try walks.exploration)\n")
      output.writeError("  \(Stopwatch.text(stopwatch.seconds, seeds.count, "walk"))\n")
    } catch {
      progress.end()
      output.writeError("\(error)\n")
      return .failed
    }
    return status
  }
}
