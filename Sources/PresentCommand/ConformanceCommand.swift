import PresentationLab
import PresentationPlans
import PresentationTesting

/// The `present conformance` command, which compares plans with the results of a real system.
///
/// The command prints the differences. It then prints the changes of `SystemBehavior` with which
/// the plans would agree with the real system.
@MainActor
struct ConformanceCommand {
  private let file: String
  private let plans: PlanArguments
  /// Whether the files and folders of plans are played with the proposed changes of
  /// `SystemBehavior`.
  private let plays: Bool

  init(_ arguments: [String]) throws(UsageError) {
    let words = arguments.filter { $0 != "--play" }
    if let flag = words.first(where: { $0.hasPrefix("-") }) {
      throw UsageError(
        found: quoted(flag), expected: quoted("--play"),
        nearest: nearestWord(to: flag, among: ["--play"]))
    }
    guard let file = words.first else {
      throw UsageError(
        found: "no file",
        expected: "a report, as in \"present conformance conformance.json Plans\"")
    }
    guard words.count > 1 else {
      throw UsageError(found: "no plan", expected: "the plans of the report after \(quoted(file))")
    }
    (self.file, plans) = (file, PlanArguments(Array(words.dropFirst())))
    plays = arguments.contains("--play")
  }

  func run(output: CommandOutput) throws(UsageError) -> CommandStatus {
    let listing = PlanListing(plans.paths)
    if let error = UsageError(listing.errors.map { UsageError($0) }) { throw error }
    let bytes = try reportBytes()
    var read = try plans.runs()
    let report: ConformanceReport
    do throws(PlanError) {
      for file in listing.files { read.append(try file.read()) }
      report = try ConformanceReport(parsing: bytes, file: file, plans: read)
    } catch {
      throw UsageError(error)
    }
    output.write(report.text)
    if plays, !plans.paths.isEmpty {
      let system = report.system
      let status = try PlayCommand(plans.paths) { plan in PlanPlayer(system: system).play(plan) }
        .run(output: output)
      return report.differing.isEmpty ? status : .failed
    }
    return report.differing.isEmpty ? .passed : .failed
  }

  private func reportBytes() throws(UsageError) -> [UInt8] {
    do throws(PlanError) { return try PlanFile(path: file).bytes() } catch {
      throw UsageError(
        found: "\(error.found) at \(printable(file))",
        expected: "a report, such as the conformance.json that Tests/Conformance/run writes")
    }
  }
}
