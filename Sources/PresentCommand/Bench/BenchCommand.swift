import PresentationTesting

/// The `present bench` command, which measures the package's speed relative to baselines.
@MainActor
struct BenchCommand {
  private static let flags = ["--filter", "--rounds", "--compare", "--json"]
  private static let invocation = "swift run -c release present bench"

  private var filter: String?
  private var rounds = 15
  private var printsJSON = false
  /// The report of the earlier run to compare with; nil without `--compare`.
  private var earlier: BenchReport?

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--filter":
        guard let text = rest.popFirst(), !text.isEmpty else {
          throw UsageError(found: "no text", expected: "a part of a row's name after --filter")
        }
        filter = text
      case "--json": printsJSON = true
      case "--rounds":
        let text = rest.popFirst()
        guard let number = text.flatMap({ Int($0) }), number > 0 else {
          throw UsageError(
            found: text.map(quoted) ?? "no number",
            expected: "a whole number of 1 or more after --rounds")
        }
        rounds = number
      case "--compare":
        guard let path = rest.popFirst() else {
          throw UsageError(found: "no path", expected: "the file of an earlier run after --compare")
        }
        earlier = try BenchReport(comparableFile: path)
      default:
        throw UsageError(
          found: quoted(argument), expected: oneOf(Self.flags),
          nearest: nearestWord(to: argument, among: Self.flags))
      }
    }
    if earlier != nil { try checkJudgment() }
  }

  /// Throws an error if the number of rounds or the build does not permit a meaningful comparison.
  private func checkJudgment() throws(UsageError) {
    guard rounds >= BenchReport.fewestRounds else {
      throw UsageError(
        found: "\(rounds) rounds with --compare",
        expected: "at least \(BenchReport.fewestRounds); the comparison needs their spread")
    }
    guard BenchReport.Build.current == .release else {
      throw UsageError(
        found: "--compare in a debug build", expected: "\"\(Self.invocation) --compare FILE\"")
    }
  }

  func run(output: CommandOutput) throws(UsageError) -> CommandStatus {
    let rows = BenchRows.all.filter { row in filter.map { row.name.contains($0) } ?? true }
    guard !rows.isEmpty else {
      throw UsageError(
        found: "no row with \(quoted(filter ?? ""))",
        expected: "a part of a row's name, \(oneOf(BenchRows.all.map(\.name)))")
    }
    if BenchReport.Build.current == .debug {
      output.writeError(
        "The numbers of a debug build are not meaningful. Measure with: \(Self.invocation)\n")
    }
    var progress = Progress(of: rounds, to: output)
    let results = Bench(rows: rows, rounds: rounds).run { progress.show($0) }
    progress.end()
    let report = BenchReport(rounds: rounds, rows: results)
    if let earlier {
      let comparison = BenchComparison(of: report, with: earlier)
      output.write(printsJSON ? jsonText(comparison) : BenchTable(comparison).text)
      return comparison.isSlower ? .failed : .passed
    }
    output.write(printsJSON ? jsonText(report) : BenchTable(results).text)
    return results.contains(where: \.fails) ? .failed : .passed
  }
}
