import PresentationTesting

/// `present play`: plays plans and prints what came of each.
///
/// Plans that can be read are played even if others cannot; those are named on the error output.
@MainActor
struct PlayCommand {
  private let options: PlayOptions
  private let play: (Plan) -> PlanResult

  init(_ arguments: [String], play: @escaping (Plan) -> PlanResult) throws(UsageError) {
    options = try PlayOptions(arguments)
    self.play = play
  }

  func run(output: CommandOutput) throws(UsageError) -> CommandStatus {
    let listing = PlanListing(options.paths)
    for error in listing.errors { output.writeError("\(error)\n") }
    let files = listing.files.filter { file in
      options.filter.map { file.path.contains($0) } ?? true
    }
    if let filter = options.filter, files.isEmpty, !listing.files.isEmpty {
      throw UsageError(
        found: "no path with \(quoted(filter)) among \(listing.files.count)",
        expected: "a part of a plan's path after --filter")
    }
    var (passed, failed, unread) = (0, 0, listing.errors.count)
    for file in files {
      do throws(PlanError) {
        let plan = try file.read()
        let result = play(plan)
        if result.passed { passed += 1 } else { failed += 1 }
        output.write(report(result, of: plan))
      } catch {
        unread += 1
        output.writeError("\(error)\n")
      }
    }
    output.write("  \(passed) passed, \(failed) failed\n")
    return unread > 0 ? .badInput : failed > 0 ? .failed : .passed
  }

  private func report(_ result: PlanResult, of plan: Plan) -> String {
    let name = printable(plan.name)
    var lines = [result.passed ? "  ✓ \(name)" : "  ✗ \(name)   \(printable(plan.file))"]
    if options.printsTrace { lines += result.trace.map { "    \($0)" } }
    for failure in result.failures {
      lines += failure.description.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "    \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
