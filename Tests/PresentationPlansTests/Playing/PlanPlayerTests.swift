import Presentation
import PresentationPlans
import PresentationTesting
import TestSupport
import StageSupport
import Testing

@Suite("Plan player")
@MainActor struct PlanPlayerTests {
  private static let controllers = """
    { "Home": { "root": true }, "Editor": { "style": "pageSheet" },
      "Alert": { "style": "fullScreen" }, "Plain": {} }
    """

  private func play(
    _ steps: String, expect: String = #"{ "never": ["Home  viewDidLoad"] }"#
  ) throws -> PlanResult {
    let plan = try Plan(
      parsing: planText(controllers: Self.controllers, steps: "[\(steps)]", expect: expect),
      file: "x.json")
    return PlanPlayer().play(plan)
  }

  private func expectTrace(
    _ steps: String, _ lines: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let result = try play(steps)
    expect(result.trace, equals: lines, sourceLocation: sourceLocation)
    expect(result.passed, sourceLocation: sourceLocation)
  }

  @Test func `the root controller has appeared before the first step`() throws {
    let result = try play(
      #"{ "turn": 1 }"#,
      expect:
        #"{ "trace": [], "end": { "visible": ["Home"], "appearance": { "Home": "appeared" } } }"#)
    expect(result, equals: PlanResult(failures: [], trace: []))
  }

  @Test func `a present step is animated by default`() throws {
    try expectTrace(
      #"{ "present": "Editor", "from": "Home" }"#, Array(sheetLines.prefix(2)))
    try expectTrace(
      #"{ "present": "Editor", "from": "Home", "animated": false }"#,
      ["   0.000    1   Home                present(Editor)", sheetLines[1]])
  }

  @Test func `a turn step runs one run-loop turn`() throws {
    try expectTrace(
      #"{ "present": "Editor", "from": "Home" }, { "turn": 1 }"#, Array(sheetLines.prefix(5)))
  }

  @Test func `a turn step can run several run-loop turns`() throws {
    let result = try play(
      #"{ "turn": 3 }, { "dismiss": "Home" }, { "turn": 1 }"#)
    expect(result.trace, equals: ["   0.000    4   Home                dismiss(animated)"])
  }

  @Test func `an advance step runs only the work that is due within its duration`() throws {
    try expectTrace(
      #"{ "present": "Editor", "from": "Home" }, { "advance": "499 ms" }"#,
      Array(sheetLines.prefix(5)))
    let result = try play(
      #"{ "present": "Editor", "from": "Home" }, { "advance": "0.6 s" }, { "dismiss": "Home" }"#)
    expect(Array(result.trace.prefix(8)), equals: sheetLines)
    expect(result.trace.last, equals: "   0.600    4   Home                dismiss(animated)")
  }

  @Test func `a settle step runs a transition to its end`() throws {
    try expectTrace(
      #"{ "present": "Editor", "from": "Home" }, { "settle": "10 s" }"#, sheetLines)
  }

  @Test func `a presented controller without a style leaves its presenter visible`() throws {
    let result = try play(
      #"{ "present": "Plain", "from": "Home" }, { "settle": "10 s" }"#,
      expect: #"{ "end": { "visible": ["Home", "Plain"] } }"#)
    expect(result.passed)
  }

  @Test func `a controller with the style fullScreen hides its presenter`() throws {
    let result = try play(
      #"{ "present": "Alert", "from": "Home" }, { "settle": "10 s" }"#,
      expect: """
        { "end": { "visible": ["Alert"],
          "appearance": { "Home": "disappeared", "Alert": "appeared" } } }
        """)
    expect(result.failures, equals: [])
  }

  @Test
  func `completions are traced only for present and dismiss steps with a completion key`() throws {
    let silent = try play(
      """
      { "present": "Editor", "from": "Home" }, { "settle": "10 s" },
      { "dismiss": "Home" }, { "settle": "10 s" }
      """)
    expect(!silent.trace.contains { $0.hasSuffix("completion") })
    let told = try play(
      """
      { "present": "Editor", "from": "Home", "completion": true }, { "settle": "10 s" },
      { "dismiss": "Home", "completion": true }, { "settle": "10 s" }
      """)
    expect(
      told.trace.filter { $0.hasSuffix("completion") },
      equals: [
        "   0.500    2   Home                present completion",
        "   1.000    4   Home                dismiss completion",
      ])
    expect(told.trace.filter { !$0.hasSuffix("completion") }, equals: silent.trace)
  }

  @Test(.rule("P-40")) func `a plan is played to its end even if UIKit would raise an exception`()
    throws
  {
    let result = try play(
      #"{ "present": "Home", "from": "Home" }, { "turn": 1 }, { "dismiss": "Home" }"#)
    expect(
      result.trace,
      equals: [
        "   0.000    1   Home                present(Home, animated)",
        "   0.000    1   Home                ! presentedOnItself: Application tried to present "
          + "modal view controller on itself. Presenting controller is "
          + "<PlannedController: Home>.",
        "   0.000    2   Home                dismiss(animated)",
      ])
  }

  @Test(.rule("P-49"))
  func `the plan's trace includes a call on a controller that was never shown`() throws {
    let steps = #"{ "dismiss": "Editor" }, { "present": "Editor", "from": "Home" }, { "turn": 1 }"#
    let result = try play(steps, expect: #"{ "end": { "visible": ["Home", "Editor"] } }"#)
    expect(result.failures, equals: [])
    expect(result.trace.first, equals: "   0.000    1   Editor              dismiss(animated)")
    expect(Array(result.trace.dropFirst()), equals: Array(sheetLines.prefix(5)))
    try expect(play(steps).trace, equals: result.trace)
  }

  @Test(.rule("P-42")) func `a present call from a controller that was never shown is refused`()
    throws
  {
    let result = try play(#"{ "present": "Alert", "from": "Editor" }, { "settle": "10 s" }"#)
    expect(
      result.trace,
      equals: [
        "   0.000    1   Editor              present(Alert, animated)",
        "   0.000    1   Editor              viewDidLoad",
        "   0.000    1   Editor              ! presenterNotInWindow: Attempt to present "
          + "<PlannedController: Alert> on <PlannedController: Editor> (from <PlannedController: "
          + "Editor>) whose view is not in the window hierarchy.",
      ])
  }

  // MARK: in ... do

  @Test(.rule("P-111"))
  func `a dismiss step inside viewDidAppear waits until the presentation has ended`() throws {
    let result = try play(
      """
      { "in": "Editor.viewDidAppear", "do": [{ "dismiss": "Editor" }] },
      { "present": "Editor", "from": "Home" }, { "settle": "10 s" }
      """)
    expect(
      Array(result.trace.dropFirst(7).prefix(3)),
      equals: [
        "   0.500    2   Editor              viewDidAppear(animated)",
        "   0.500    2   Editor              dismiss(animated), queued: Editor is being presented",
        "   0.500    2   Editor              dismiss(animated), from the queue -> "
          + "Home dismisses Editor",
      ])
  }

  @Test(.rule("P-57")) func `several calls in a callback are made in order`() throws {
    let result = try play(
      """
      { "in": "Editor.viewWillAppear", "do": [
        { "present": "Alert", "from": "Editor" }, { "dismiss": "Editor" } ] },
      { "present": "Editor", "from": "Home" }, { "turn": 1 }
      """)
    expect(
      Array(result.trace.dropFirst(4)),
      equals: [
        "   0.000    1+  Editor              present(Alert, animated), queued: "
          + "Editor is being presented",
        "   0.000    1+  Editor              dismiss(animated), queued: Editor is being presented",
        "   0.000    1+  Editor              viewIsAppearing(animated)",
      ])
  }

  @Test func `steps inside a callback are performed only at the callback's first call`() throws {
    let result = try play(
      """
      { "present": "Alert", "from": "Home" }, { "settle": "10 s" },
      { "in": "Home.viewDidAppear", "do": [{ "present": "Editor", "from": "Home" }] },
      { "dismiss": "Home" }, { "settle": "10 s" },
      { "dismiss": "Home" }, { "settle": "10 s" },
      { "present": "Alert", "from": "Home" }, { "settle": "10 s" },
      { "dismiss": "Home" }, { "settle": "10 s" }
      """, expect: #"{ "end": { "visible": ["Home"] } }"#)
    expect(result.failures, equals: [])
    let calls = result.trace.filter { $0.hasSuffix("present(Editor, animated), from the queue") }
    expect(calls.count, equals: 1)
  }

  @Test func `if a callback has two groups of steps, both groups are performed`() throws {
    let result = try play(
      """
      { "in": "Editor.viewDidAppear", "do": [{ "dismiss": "Home" }] },
      { "in": "Editor.viewDidAppear", "do": [{ "present": "Alert", "from": "Home" }] },
      { "present": "Editor", "from": "Home" }, { "settle": "10 s" }
      """)
    expect(
      result.trace.filter { $0.contains("queued") },
      equals: [
        "   0.500    2   Home                dismiss(animated), queued: Editor is being presented",
        "   0.500    2   Home                present(Alert, animated), queued: "
          + "Editor is being presented",
        "   0.500    2   Home                present(Alert, animated), from the queue, queued: "
          + "Editor is being dismissed",
      ])
  }

  @Test(
    arguments: PlanCallback.Moment.allCases.filter {
      ![.willShow, .didShow, .shouldSelect, .didSelect].contains($0)
    })
  func `a plan can make calls in every callback`(moment: PlanCallback.Moment) throws {
    let name = try #require(moment.rawValue.split(separator: ".").last)
    let isDelegates = moment.rawValue.hasPrefix("delegate.")
    let style = moment.rawValue.hasPrefix("presentation.") ? "custom" : "pageSheet"
    let mayDismiss = moment != .didAttemptToDismiss
    let plan = planText(
      controllers: """
        { "Home": { "root": true }, "Alert": {},
          "Editor": { "style": "\(style)", "mayDismiss": \(mayDismiss) } }
        """,
      steps: """
        [{ "in": "Editor.\(moment.rawValue)", "do": [{ "dismiss": "Alert" }] },
         { "present": "Editor", "from": "Home", "completion": true }, { "settle": "10 s" },
         \(isDelegates ? #"{ "tapOutside": "Editor" }"# : #"{ "dismiss": "Home" }"#),
         { "settle": "10 s" }]
        """)
    let result = PlanPlayer().play(try Plan(parsing: plan, file: "x.json"))
    let index = try #require(
      result.trace.firstIndex { $0.contains("  Alert               dismiss(animated)") })
    expect(result.trace[index - 1].contains(name))
  }

  @Test
  func `if an alert is presented inside a callback, the steps in the alert's viewDidLoad run`()
    throws
  {
    let result = try play(
      """
      { "in": "Alert.viewDidLoad", "do": [{ "dismiss": "Alert" }] },
      { "in": "Editor.viewDidAppear", "do": [{ "present": "Alert", "from": "Editor" }] },
      { "present": "Editor", "from": "Home" }, { "settle": "10 s" }
      """)
    expect(result.failures, equals: [])
    expect(
      Array(result.trace.dropFirst(8).prefix(4)),
      equals: [
        "   0.500    2   Editor              present(Alert, animated), queued: "
          + "Editor is being presented",
        "   0.500    2   Editor              present(Alert, animated), from the queue",
        "   0.500    2   Alert               viewDidLoad",
        "   0.500    2   Alert               dismiss(animated), queued: Alert is being presented",
      ])
  }

  // MARK: Sameness

  @Test func `playing a plan with presentations twice gives the same result`() throws {
    let steps = """
      { "in": "Editor.viewDidAppear", "do": [{ "dismiss": "Editor" }] },
      { "present": "Editor", "from": "Home", "completion": true },
      { "present": "Alert", "from": "Home", "completion": true }, { "settle": "10 s" },
      { "dismiss": "Home" }, { "settle": "0.25 s" }
      """
    let expectation =
      #"{ "trace": [], "order": ["Home  viewDidDisappear"], "never": ["Editor  viewDidLoad"] }"#
    let plan = try Plan(
      parsing: planText(controllers: Self.controllers, steps: "[\(steps)]", expect: expectation),
      file: "x.json")
    let player = PlanPlayer(), first = player.play(plan)
    expect(first.failures.count, equals: 3)
    expect(player.play(plan), equals: first)
    expect(PlanPlayer().play(plan), equals: first)
  }

  @Test func `a plan without a root fails`() throws {
    var plan = try Plan(parsing: planText(), file: "x.json")
    plan.controllers = []
    expect(
      PlanPlayer().play(plan).failures.map(\.description),
      equals: [
        "controllers: found no root, expected exactly one"
      ])
  }
}
