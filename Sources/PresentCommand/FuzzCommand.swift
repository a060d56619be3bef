import PresentationLab
import PresentationPlans
import PresentationTesting

/// The `present fuzz` command, which tries randomly damaged plans, schedules and Swift files.
///
/// Plans that still run are also exported, and Swift files are adapted for Linux.
@MainActor
struct FuzzCommand {
  private let options: CommandOptions
  private let plans: [[UInt8]]
  private let sources: [[UInt8]]
  private let seeds: Range<UInt64>

  init(_ arguments: [String]) throws(UsageError) {
    options = try CommandOptions(arguments, verb: .fuzz, word: "a path")
    seeds = try options.seeds(count: 10_000)
    let swift = options.words.filter(SourceFiles.contains)
    sources = try SourceFiles(at: swift).texts.map { Array($0.utf8) }
    plans = try Self.plans(in: options.words, besides: Set(swift))
    guard !plans.isEmpty else {
      throw UsageError(
        found: "no plan", expected: "plans to damage, as in \"present fuzz Plans\"")
    }
  }

  /// Returns the texts of the plans at the paths.
  ///
  /// A folder can contain both Swift files and plans. The paths in `sources` need no plan.
  private static func plans(
    in paths: [String], besides sources: Set<String>
  ) throws(UsageError) -> [[UInt8]] {
    var texts: [[UInt8]] = [], errors: [UsageError] = []
    let listing = PlanListing(paths)
    errors += listing.errors.filter { !sources.contains($0.file) }.map { UsageError($0) }
    for file in listing.files {
      do throws(PlanError) { texts.append(try file.bytes()) } catch {
        errors.append(UsageError(error))
      }
    }
    if let error = UsageError(errors) { throw error }
    return texts
  }

  func run(output: CommandOutput) -> CommandStatus {
    let count = seeds.count, first = seeds.lowerBound
    output.write("  first seed \(first)\n")
    var progress = Progress(of: count, to: output)
    defer { progress.end() }
    do throws(Fuzz.Failure) {
      let counts = try Fuzz(plans: plans, sources: sources).run(
        firstSeed: first, count: count
      ) { counts in
        progress.show(
          counts.inputs, note: "continue with --seed \(first &+ UInt64(counts.inputs))")
      }
      output.write(
        "  \(counts.inputs.counted("input")), \(counts.refused) refused, "
          + "\(counts.run) run: passed\n")
      return .passed
    } catch {
      output.write("  ✗ \(error)\n")
      return .failed
    }
  }
}
