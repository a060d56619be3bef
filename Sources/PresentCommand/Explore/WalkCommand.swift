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
  /// The part of the runs that this command makes; nil if it makes all of them.
  private let shard: Shard?
  /// The number of runs of all parts.
  private let total: Int

  init(_ arguments: [String]) throws(UsageError) {
    let options = try CommandOptions(arguments, verb: .walk)
    explored = try ExploredScenario(options.subject, presenter: options.word(.presenter))
    length = options.number(.length) ?? 200
    shard = try options.word(.shard).map { text throws(UsageError) in try Shard(text) }
    let all = try options.seeds(count: 1_000)
    (total, seeds) = (all.count, shard?.part(of: all) ?? all)
  }

  func run(output: CommandOutput) -> CommandStatus {
    if let shard, seeds.isEmpty {
      output.writeError(
        "  \(shard) has none of the \(total.counted("run")): take at most "
          + "\(total.counted("part")), or a larger --count\n")
      return .passed
    }
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
        progress.show(Int(seed - seeds.lowerBound) + 1, note: rest(after: seed))
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

  /// Returns the flags of the runs that remain after the run with a seed.
  ///
  /// The remaining runs of a part are no part of a smaller number of runs.
  private func rest(after seed: UInt64) -> String {
    guard shard != nil else { return "continue with --seed \(seed + 1)" }
    let left = seeds.upperBound - seed - 1
    return left == 0 ? "" : "continue with --seed \(seed + 1) --count \(left), without --shard"
  }
}
