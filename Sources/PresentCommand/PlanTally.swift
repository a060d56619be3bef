import PresentationPlans
import PresentationTesting

/// A counter of passed, failed and unreadable plans, which also prints the outcome of each plan.
///
/// If a plan cannot be read, an error is printed and the other plans are still examined.
@MainActor
struct PlanTally {
  private let options: PlayOptions
  private(set) var passed = 0
  private(set) var failed = 0
  private(set) var unread = 0

  init(_ options: PlayOptions) {
    self.options = options
  }

  var status: CommandStatus { unread > 0 ? .badInput : failed > 0 ? .failed : .passed }

  /// Returns the last line of the output: the numbers of passed, failed and unreadable plans.
  ///
  /// `passedWord` and `failedWord` are printed after the numbers of passed and failed plans.
  func summary(passed passedWord: String, failed failedWord: String) -> String {
    let unread = unread > 0 ? ", \(unread) not read" : ""
    return "  \(passed) \(passedWord), \(failed) \(failedWord)\(unread)\n"
  }

  /// Calls `examine` with each plan, prints the outcome of each plan, and returns the counts.
  ///
  /// - Parameter examine: Returns whether the plan passed, and the lines to print below its name.
  func run(
    output: CommandOutput, _ examine: (Plan) -> (passed: Bool, lines: [String])
  ) throws(UsageError) -> PlanTally {
    var tally = self
    let files = try tally.files(output: output)
    let labels = PlanLabels(of: files, at: options.paths)
    for file in files {
      do throws(PlanError) {
        let plan = try file.read()
        let (passed, lines) = examine(plan)
        if passed { tally.passed += 1 } else { tally.failed += 1 }
        output.write(Self.text(of: plan, labels[file], passed: passed, lines))
      } catch {
        tally.unread += 1
        output.writeError("\(error)\n")
      }
    }
    return tally
  }

  private mutating func files(output: CommandOutput) throws(UsageError) -> [PlanFile] {
    let listing = PlanListing(options.paths)
    for error in listing.errors { output.writeError("\(error)\n") }
    unread = listing.errors.count
    let files = listing.files.filter { file in
      options.filter.map { file.path.contains($0) } ?? true
    }
    if let filter = options.filter, files.isEmpty, !listing.files.isEmpty {
      throw UsageError(
        found: "no path with \(quoted(filter)) among \(listing.files.count.counted("plan"))",
        expected: "a part of a plan's path after --filter")
    }
    return files
  }

  private static func text(
    of plan: Plan, _ label: String, passed: Bool, _ lines: [String]
  ) -> String {
    let label = printable(label)
    let head = passed ? "  ✓ \(label)" : "  ✗ \(label)   \(printable(plan.file))"
    return ([head] + lines.map { $0.isEmpty ? "" : "    \($0)" }).joined(separator: "\n") + "\n"
  }
}
