import PresentationTesting
import TestSupport
import Testing

@Suite("Expected lines")
struct ExpectedLineTests {
  private func error(_ text: String) -> ExpectedLine.Malformed? {
    do throws(ExpectedLine.Malformed) {
      _ = try ExpectedLine(parsing: text)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a complete expected line has four columns`() throws {
    let line = try ExpectedLine(parsing: "0.500  2+  Editor  viewDidAppear(animated)")
    expect(line.nanoseconds, equals: 500_000_000)
    expect(line.turn, equals: ExpectedLine.Turn(2, isCommit: true))
    expect(line.subject, equals: "Editor")
    expect(line.event, equals: "viewDidAppear(animated)")
  }

  @Test(arguments: [
    "   0.500    2   Menu.presentation   presentationTransitionDidEnd(true)",
    "0.5 2  Menu.presentation  presentationTransitionDidEnd(true)  ",
  ])
  func `an expected line may have other spacing than the trace`(text: String) throws {
    let line = try ExpectedLine(parsing: text)
    expect(line.nanoseconds, equals: 500_000_000)
    expect(line.turn, equals: ExpectedLine.Turn(2))
    expect(line.subject, equals: "Menu.presentation")
    expect(line.event, equals: "presentationTransitionDidEnd(true)")
  }

  @Test
  func `between the time and a long turn number, one space is enough`() throws {
    let line = try ExpectedLine(parsing: "   0.500 1000+  Editor  viewDidLoad")
    expect(line.turn, equals: ExpectedLine.Turn(1000, isCommit: true))
  }

  @Test func `an expected line may omit the time and the run-loop turn`() throws {
    let line = try ExpectedLine(parsing: "Editor  viewDidLoad")
    expect(line.nanoseconds == nil)
    expect(line.turn == nil)
    expect(line.subject, equals: "Editor")
  }

  @Test func `an expected line may contain a time without a turn`() throws {
    let line = try ExpectedLine(parsing: "1.250  Editor  viewDidLoad")
    expect(line.nanoseconds, equals: 1_250_000_000)
    expect(line.turn == nil)
  }

  @Test func `the subject of a trace line may consist of several words`() throws {
    try expect(ExpectedLine(parsing: "flight photo  lands").subject, equals: "flight photo")
  }

  @Test func `an event may contain several consecutive spaces`() throws {
    try expect(ExpectedLine(parsing: "selected   = \"a  b\"").event, equals: "= \"a  b\"")
  }

  @Test(arguments: ["", "   ", "Editor", "Editor viewDidLoad", "0.500  2  Editor", "2"])
  func `an expected line without a subject or an event is refused`(text: String) {
    expect(error(text)?.expected.contains("a subject and an event with two or more") == true)
  }

  @Test(arguments: ["0.0005  Editor  x", "1.2.3  Editor  x", "99999999999999.000  Editor  x"])
  func `an expected line with an invalid time is refused`(text: String) {
    expect(error(text)?.expected.hasPrefix("a time in seconds") == true)
  }

  @Test(arguments: ["2x  Editor  x", "2++  Editor  x", "99999999999999999999  Editor  x"])
  func `an expected line with an invalid turn number is refused`(text: String) {
    expect(error(text)?.expected.hasPrefix("a turn") == true)
  }

  @Test(arguments: ["Editor\tviewDidLoad", "Editor  a\nHome  b", "Editor  \u{200B}x"])
  func `an expected line with an invisible character or a line break is refused`(text: String) {
    expect(error(text)?.expected, equals: "one line of visible characters and spaces")
  }

  @Test(arguments: [
    ("Editor  viewDidLoad", true), ("0.333  2+  Editor  viewDidLoad", true),
    ("2+  Editor  viewDidLoad", true), ("0.334  Editor  viewDidLoad", false),
    ("2  Editor  viewDidLoad", false), ("3+  Editor  viewDidLoad", false),
    ("Home  viewDidLoad", false), ("Editor  viewDidAppear", false),
  ])
  func `an expected line is compared only in the columns that it contains`(
    text: String, matches: Bool
  ) throws {
    let line = try ExpectedLine(parsing: text)
    expect(
      line.matches(
        nanoseconds: 333_333_333, turn: ExpectedLine.Turn(2, isCommit: true), subject: "Editor",
        event: "viewDidLoad"), equals: matches)
  }

  @Test func `an expected time is compared with the event's time rounded to milliseconds`() throws {
    let line = try ExpectedLine(parsing: "0.001  Editor  viewDidLoad")
    expect(
      line.matches(
        nanoseconds: 500_000, turn: ExpectedLine.Turn(1), subject: "Editor", event: "viewDidLoad"))
  }
}
