import PresentationTesting

/// `present explore --walks`: seeded random schedules, a line each, so that the output of all
/// shards, one after the other, is the output of the whole.
@MainActor
struct WalksCommand {
  private let explored: ExploredScenario
  private let seeds: Range<UInt64>
  private let length: Int

  init(_ explored: ExploredScenario, _ options: ExploreOptions) throws(UsageError) {
    self.explored = explored
    length = options.number(.length) ?? 200
    let (first, count) = (UInt64(options.number(.seed) ?? 1), UInt64(options.number(.walks) ?? 0))
    let shard = try options.word(.shard).map { text throws(UsageError) in try Shard(text) }
    seeds = (shard ?? Shard.whole).part(of: first..<first + count)
  }

  func run(output: CommandOutput) throws(UsageError) -> CommandStatus {
    var walks = RandomWalks(explored.build, length: length)
    var progress = Progress(of: seeds.count, to: output)
    var status = CommandStatus.passed
    let stopwatch = Stopwatch()
    do {
      for seed in seeds {
        let walk = try walks.walk(seed: seed)
        let failure = walk.failure.map { explored.line(for: $0) }
        output.write("seed \(seed): \(walk.steps) steps: \(failure ?? "passed")\n")
        if failure != nil { status = .failed }
        progress.show(Int(seed - seeds.lowerBound) + 1, note: "go on with --seed \(seed + 1)")
      }
      progress.end()
      output.writeError("  \(try walks.exploration)\n")
      output.writeError("  \(Stopwatch.text(stopwatch.seconds, seeds.count, "walks"))\n")
    } catch {
      progress.end()
      output.writeError("\(error)\n")
      return .failed
    }
    return status
  }
}

/// One of several parts of a range of seeds, as `2/4`.
struct Shard {
  static let whole = Shard(index: 1, count: 1)

  private let index: UInt64
  private let count: UInt64

  private init(index: UInt64, count: UInt64) { (self.index, self.count) = (index, count) }

  init(_ text: String) throws(UsageError) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { UInt64($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1], index > 0,
      index <= count
    else {
      throw UsageError(
        found: quoted(text), expected: "a part and the number of parts, as in \"2/4\"")
    }
    self.init(index: index, count: count)
  }

  /// The seeds of this part; the parts follow each other and differ in length by one at most.
  func part(of seeds: Range<UInt64>) -> Range<UInt64> {
    let total = UInt64(seeds.count)
    let ends = [index - 1, index].map { seeds.lowerBound + total * $0 / count }
    return ends[0]..<ends[1]
  }
}
