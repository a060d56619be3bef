import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// The columns of printed trace lines, which make it easy to compare two traces.
@Suite("Trace lines")
@MainActor struct TraceLineTests {
  /// Returns the first trace line if a controller presents `Editor` after a time and some turns.
  private func firstLine(
    _ name: String, after duration: Duration = .zero, turns: Int = 0
  ) -> String {
    let root = ViewController(name), stage = Stage(root)
    for _ in 0..<turns { stage.runTurn() }
    if duration > .zero { stage.advance(by: duration) }
    root.present(ViewController("Editor"), animated: true)
    return stage.trace.lines[0].description
  }

  @Test
  func `the columns of a trace line have fixed widths`() {
    expect(
      firstLine("Home"), equals: "   0.000    1   Home                present(Editor, animated)")
    expect(
      firstLine("Home", after: .milliseconds(1_234_567), turns: 997),
      equals: "1234.567  999   Home                present(Editor, animated)")
  }

  @Test func `in a trace line, a subject of 18 letters has two spaces after it`() {
    expect(
      firstLine("EighteenLettersEtc"),
      equals: "   0.000    1   EighteenLettersEtc  present(Editor, animated)")
  }

  @Test(arguments: ["NineteenLettersAtLs", "A name that is longer than any column could be"])
  func `in a trace line, a subject of more than 18 letters has two spaces after it`(name: String) {
    expect(firstLine(name), equals: "   0.000    1   \(name)  present(Editor, animated)")
  }

  @Test func `a subject's width is counted in characters, not bytes`() {
    expect(
      firstLine("Überblick"),
      equals: "   0.000    1   Überblick           present(Editor, animated)")
  }

  @Test func `a time or turn number with many digits shifts the following columns`() {
    expect(
      firstLine("Home", after: .seconds(100_000), turns: 9_998),
      equals: "100000.000 10000   Home                present(Editor, animated)")
  }

  @Test(arguments: [
    (499_999, "0.000"), (500_000, "0.001"), (999_499_999, "0.999"), (999_500_000, "1.000"),
  ])
  func `a trace line rounds its time to milliseconds`(
    nanoseconds: Int, printed: String
  ) {
    expect(firstLine("Home", after: .nanoseconds(nanoseconds)).hasPrefix("   \(printed)    2 "))
  }

  @Test func `a plus sign marks a line from the commit at the end of the run-loop turn`() throws {
    try expect(sheetTrace().lines.map(\.description), equals: sheetLines)
    try expect(
      sheetTrace().lines.map(\.turn.isCommit),
      equals: [false, false, true, true, true, false, false, false])
  }

  @Test func `the description of a trace contains every line in order`() throws {
    try expect(sheetTrace().description, equals: sheetLines.joined(separator: "\n"))
  }

  @Test(arguments: ["Home", "NineteenLettersAtLs", "flight photo"])
  func `a trace matches its own printed text`(name: String) throws {
    let root = ViewController(name), stage = Stage(root)
    for _ in 0..<9_998 { stage.runTurn() }
    stage.advance(by: .nanoseconds(100_000_000_500_000))
    root.present(ViewController("Editor"), animated: true)
    try stage.settle()
    try stage.trace.expect(stage.trace.description)
    try stage.trace.verbose.expect(stage.trace.verbose.description)
  }

  @Test func `a trace line prints the word animated only for animated calls`() throws {
    let home = ViewController("Home"), stage = Stage(home)
    home.present(ViewController("Editor"), animated: false)
    try stage.settle()
    home.dismiss(animated: false)
    try stage.settle()
    expect(stage.trace.lines.first?.event, equals: "present(Editor)")
    expect(stage.trace.lines.contains { $0.event == "dismiss()" })
    expect(stage.trace.lines.contains { $0.event == "viewDidAppear" })
    expect(!stage.trace.description.contains("animated"))
  }

  @Test func `layout callbacks are only in the verbose trace`() throws {
    let trace = try sheetTrace()
    expect(!trace.lines.contains { $0.isVerbose })
    expect(trace.verbose.lines.filter { !$0.isVerbose }, equals: trace.lines)
    expect(trace.verbose.lines.contains { $0.event == "viewDidLayoutSubviews" })
    expect(trace.verbose.verbose, equals: trace.verbose)
  }
}
