import Foundation
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
    let listing = PlanListing(options.words.filter { !swift.contains($0) })
    if let error = listing.errors.first { throw UsageError(error) }
    plans = listing.files.compactMap { file in
      FileManager.default.contents(atPath: file.path).map { [UInt8]($0) }
    }
    guard !plans.isEmpty else {
      throw UsageError(
        found: "no plan", expected: "plans to damage, as in \"present fuzz Plans\"")
    }
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
