import PresentCommand
import PresentationTesting
import TestSupport
import Testing

@MainActor @Suite struct `The bench command` {
  /// Returns a measurement whose rounds took the given multiples of the baseline's time.
  private static func row(_ name: String, _ ratios: Double...) -> BenchResult {
    BenchResult(
      name: name, limit: 9, ours: ratios, baseline: Array(repeating: 1, count: ratios.count))
  }

  private static func report(
    _ rows: BenchResult..., build: BenchReport.Build = .release, rounds: Int = 5
  ) -> BenchReport {
    BenchReport(build: build, rounds: rounds, rows: rows)
  }

  private static func file(_ report: BenchReport) throws -> String {
    try file(jsonText(report))
  }

  private static let folder = try? PlanFolder()

  private static func file(_ text: String) throws -> String {
    try #require(folder).write(text, to: "\(text.hashValue).json")
  }

  private func verdict(_ ratios: BenchResult, earlier: BenchResult) -> BenchComparison.Verdict? {
    BenchComparison(of: Self.report(ratios), with: Self.report(earlier)).rows.first?.verdict
  }

  @Test
  func `if every round is slower than all rounds of the earlier run, a benchmark is slower`() {
    let earlier = Self.row("push", 1.98, 1.99, 2, 2.01, 2.02)
    expect(
      verdict(Self.row("push", 2.28, 2.29, 2.3, 2.31, 2.32), earlier: earlier), equals: .slower)
    expect(
      verdict(Self.row("push", 1.68, 1.69, 1.7, 1.71, 1.72), earlier: earlier), equals: .faster)
    expect(verdict(earlier, earlier: earlier), equals: .same)
  }

  @Test func `two benchmark measurements with overlapping rounds count as equally fast`() {
    let earlier = Self.row("push", 1.9, 1.92, 2, 2.08, 2.1)
    let later = Self.row("push", 2, 2.02, 2.1, 2.18, 2.2)
    expect(verdict(later, earlier: earlier), equals: .same)
    expect(verdict(earlier, earlier: later), equals: .same)
  }

  @Test func `a benchmark difference of at most three percent counts as no difference`() {
    expect(verdict(Self.row("push", 2.05), earlier: Self.row("push", 2)), equals: .same)
    expect(verdict(Self.row("push", 2.07), earlier: Self.row("push", 2)), equals: .slower)
    expect(verdict(Self.row("push", 1.93), earlier: Self.row("push", 2)), equals: .faster)
  }

  @Test func `a benchmark whose rounds differ widely gets no verdict`() {
    let unsteady = Self.row("push", 1, 1.5, 2, 2.5, 3), steady = Self.row("push", 9)
    expect(verdict(unsteady, earlier: steady), equals: .unsteady)
    expect(verdict(steady, earlier: unsteady), equals: .unsteady)
  }

  @Test func `a comparison of benchmarks fails only if a measurement is slower`() {
    let earlier = Self.report(Self.row("push", 2), Self.row("pop", 2))
    let later = Self.report(Self.row("pop", 1), Self.row("push", 2), Self.row("swipe", 9))
    let comparison = BenchComparison(of: later, with: earlier)
    expect(comparison.rows.map(\.verdict), equals: [.faster, .same, .new])
    expect(comparison.rows.map(\.earlier), equals: [2, 2, nil])
    expect(!comparison.isSlower)
    expect(BenchComparison(of: earlier, with: later).isSlower)
  }

  @Test func `a comparison of two benchmark runs prints each ratio, margin and verdict`() {
    let earlier = Self.report(Self.row("push", 2), Self.row("pop", 2))
    let later = Self.report(Self.row("push", 3), Self.row("pop", 2), Self.row("swipe", 9))
    expect(
      BenchTable(BenchComparison(of: later, with: earlier)).text,
      equals: """
          ratio to baseline   earlier       now    margin   verdict
        ✗ push                   2.00      3.00      0.06    slower
        ✓ pop                    2.00      2.00      0.06      same
        ~ swipe                     -      9.00      0.00       new

        """)
  }

  @Test func `"present bench" prints each measurement and its limit`() {
    let rows = [
      Self.row("push", 10, 10, 10), Self.row("a longer name", 2, 2), Self.row("pop", 1, 2),
    ]
    expect(
      BenchTable(rows).text,
      equals: """
          ns per operation      ours  baseline     ratio     limit    spread
        ✗ push                  10.0       1.0     10.00      9.00       0 %
        ✓ a longer name          2.0       1.0      2.00      9.00       0 %
        ~ pop                    2.0       1.0      2.00      9.00      50 %

        """)
  }

  @Test func `"present bench" can read the reports that it writes`() throws {
    let report = Self.report(Self.row("push", 2, 2.1, 2.2))
    try expect(BenchReport(comparableFile: Self.file(report)), equals: report)
  }

  private func expectError(_ path: String, _ error: String, flags: [String] = []) {
    let run = CommandRun(["bench", "--compare", path] + flags)
    expect(run.status, equals: .badInput)
    expect(run.output.isEmpty)
    expect(run.errors.hasPrefix("present: \(error)\n"), "\(run.errors)")
  }

  @Test func `"present bench" refuses a report that is not comparable with a new run`() throws {
    expectError(
      "nowhere.json",
      "found no such file at nowhere.json, expected a file with the output of "
        + #""present bench --json""#)
    let text = try Self.file("[]")
    expectError(
      text,
      "found \(quoted(text)), which is not a report of bench, "
        + #"expected the output of "present bench --json""#)
    let debug = try Self.file(Self.report(build: .debug))
    expectError(
      debug, "found \(quoted(debug)), a run of a debug build, expected a run of a release build")
    let short = try Self.file(Self.report(rounds: 4))
    expectError(
      short, "found \(quoted(short)), a run of 4 rounds, expected at least 5 rounds")
  }

  @Test func `"present bench" refuses a comparison with too few rounds`() throws {
    expectError(
      try Self.file(Self.report()),
      "found 4 rounds with --compare, expected at least 5; the comparison needs their spread",
      flags: ["--rounds", "4"])
  }

  @Test(arguments: ["0", "-3", "many", nil])
  func `"present bench" names a number of rounds that it cannot use`(number: String?) {
    let run = CommandRun(["bench", "--rounds"] + (number.map { [$0] } ?? []))
    expect(
      run.errors.contains(
        "found \(number.map(quoted) ?? "no number"), expected a whole number of 1 or more"))
  }

  #if DEBUG
    @Test func `in a debug build, "present bench" refuses to compare two runs`() throws {
      expectError(
        try Self.file(Self.report()),
        #"found --compare in a debug build, "#
          + #"expected "swift run -c release present bench --compare FILE""#)
    }

    @Test(arguments: [[], ["--json"]])
    func `in a debug build, "present bench" warns that its numbers are not meaningful`(
      flags: [String]
    ) {
      let run = CommandRun(["bench", "--filter", "main queue", "--rounds", "1"] + flags)
      expect(run.errors.hasPrefix("The numbers of a debug build are not meaningful."))
      expect(run.output.contains("debug"), equals: flags.contains("--json"))
    }
  #endif
}
