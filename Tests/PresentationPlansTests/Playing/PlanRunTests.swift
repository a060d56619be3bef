import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

/// Failing steps and their messages.
@Suite("Plan run")
@MainActor struct PlanRunTests {
  private static let controllers = """
    { "Home": { "root": true }, "Editor": { "style": "pageSheet", "delegate": true },
      "Menu": { "style": "custom", "animator": { "duration": "0.3 s", "completes": "never" } } }
    """

  private func failures(_ steps: String) throws -> [String] {
    let plan = try Plan(
      parsing: planText(
        controllers: Self.controllers, steps: "[\(steps)]",
        expect: #"{ "never": ["Home  viewDidLoad"] }"#), file: "x.json")
    return PlanPlayer().play(plan).failures.map(\.description)
  }

  private let up = """
    { "present": "Editor", "from": "Home", "animated": false }, { "settle": "1 s" }
    """

  @Test(arguments: [
    (
      #""presented", "of": "Home", "is": null"#,
      #"presented of Home: expected null, found "Editor"."#
    ),
    (
      #""presenting", "of": "Editor", "is": "Menu""#,
      #"presenting of Editor: expected "Menu", found "Home"."#
    ),
    (
      #""isBeingPresented", "of": "Editor", "is": true"#,
      "isBeingPresented of Editor: expected true, found false."
    ),
    (
      #""isBeingDismissed", "of": "Editor", "is": true"#,
      "isBeingDismissed of Editor: expected true, found false."
    ),
    (
      #""visible", "is": ["Home"]"#, #"visible: expected ["Home"], found ["Home", "Editor"]."#
    ),
    (
      #""appearance", "of": "Editor", "is": "appearing""#,
      "appearance of Editor: expected appearing, found appeared."
    ),
  ])
  func `a failed check names its step`(check: String, message: String) throws {
    try expect(failures(#"\#(up), { "check": \#(check) }"#), equals: ["steps[2]: \(message)"])
  }

  @Test
  func `if a check inside a callback fails, the failure contains the check's path in the plan`()
    throws
  {
    let check = #"{ "check": "isBeingPresented", "of": "Editor", "is": false }"#
    try expect(
      failures(#"{ "in": "Editor.viewDidAppear", "do": [\#(check)] }, \#(up)"#),
      equals: ["steps[0].do[0]: isBeingPresented of Editor: expected false, found true."])
  }

  @Test func `a plan fails if it has steps for a callback that is never called`() throws {
    try expect(
      failures(#"\#(up), { "in": "Editor.viewDidLoad", "do": [{ "dismiss": "Home" }] }"#),
      equals: ["steps[2]: Editor.viewDidLoad was never called after this step."])
  }

  @Test
  func `if an awaited completion is never called, the failure names the key that requests it`()
    throws
  {
    let wait = #"{ "in": "Editor.completion", "do": [{ "dismiss": "Home" }] }"#
    try expect(
      failures("\(wait), \(up)"),
      equals: [
        #"steps[0]: Editor.completion was never called after this step; "#
          + #"give "completion": true to the step that presents or dismisses Editor."#
      ])
    let dismiss = #"{ "dismiss": "Editor", "completion": true }"#
    try expect(
      failures(#"\#(up), \#(dismiss), { "settle": "1 s" }, \#(wait)"#),
      equals: ["steps[4]: Editor.completion was never called after this step."])
  }

  @Test func `removing a controller without a parent fails the plan and changes nothing`() throws {
    let end = #"{ "check": "visible", "is": ["Home"] }"#
    try expect(
      failures(#"{ "removeChild": "Home" }, { "removeChild": "Menu" }, \#(end)"#),
      equals: ["Home", "Menu"].enumerated().map { number, name in
        #"steps[\#(number)]: \#(name) has no parent at this moment; "#
          + #"an "addChild" step or the key "in" gives it one."#
      })
    expect(
      try failures(#"{ "addChild": "Menu", "to": "Home" }, { "removeChild": "Menu" }"#).isEmpty)
  }

  @Test func `a release step fails the plan if no gesture has begun`() throws {
    let message = #"no gesture on Editor is open; a "drag" or "swipeBack" step begins one."#
    try expect(
      failures(#"\#(up), { "release": "Editor" }, { "cancel": "Editor" }"#),
      equals: ["steps[2]: \(message)", "steps[3]: \(message)"])
  }

  @Test
  func `if no animator has been started, a step with the verb "complete" fails the plan`() throws {
    try expect(
      failures(#"{ "complete": "Menu", "with": true }"#),
      equals: [#"steps[0]: no animator of Menu has been started; give it "animator"."#])
  }

  @Test(.rule("P-80"))
  func `a plan can complete a transition whose animator never calls completeTransition`() throws {
    let present = #"{ "present": "Menu", "from": "Home" }, { "advance": "9 s" }"#
    let check = #"{ "check": "appearance", "of": "Menu", "is": "appeared" }"#
    try expect(failures(#"\#(present), \#(check)"#).count, equals: 1)
    expect(
      try failures(#"\#(present), { "complete": "Menu", "with": true }, \#(check)"#).isEmpty)
  }

  @Test func `successive drag steps on a controller belong to the same gesture`() throws {
    let plan = try Plan(
      parsing: planText(
        controllers: Self.controllers,
        steps: """
          [\(up), { "drag": "Editor", "to": 0.1 }, { "turn": 1 }, { "drag": "Editor", "to": 0.4 },
           { "release": "Editor" }, { "settle": "1 s" }]
          """,
        expect: #"{ "order": ["user  drag(Editor) releases at 0.400 -> cancel"] }"#),
      file: "x.json")
    let result = PlanPlayer().play(plan)
    expect(result.passed)
    expect(result.trace.count { $0.hasSuffix("drag(Editor) begins") }, equals: 1)
  }

  /// The user's lines in the trace of steps on a stack in a sheet.
  private func gestures(_ steps: String) throws -> [String] {
    let plan = try Plan(
      parsing: planText(
        controllers: """
          { "Home": { "root": true }, "A": {}, "B": {},
            "Nav": { "style": "pageSheet", "stack": ["A", "B"] } }
          """,
        steps: """
          [{ "present": "Nav", "from": "Home", "animated": false }, { "settle": "1 s" }, \(steps),
           { "release": "Nav" }, { "settle": "1 s" }]
          """, expect: #"{ "never": ["Home  viewDidLoad"] }"#), file: "x.json")
    let result = PlanPlayer().play(plan)
    expect(result.failures, equals: [])
    return result.trace.filter { $0.contains("  user  ") }.map {
      String($0.split(separator: "  ").last ?? "")
    }
  }

  @Test(.rule("N-60"))
  func `a swipe back during a drag of the same stack is ignored and does not move the drag`() throws
  {
    let drag = #"{ "drag": "Nav", "to": 0.3 }, { "turn": 1 }"#
    try expect(
      gestures(#"\#(drag), { "swipeBack": "Nav", "to": 0.9 }, { "swipeBack": "Nav", "to": 1 }"#),
      equals: [
        "drag(Nav) begins", "swipeBack(Nav) begins, ignored: a transition runs",
        "drag(Nav) releases at 0.300 -> cancel",
      ])
  }

  @Test(.rule("P-61"))
  func `a drag during a swipe back of the same stack is a separate gesture`() throws {
    let swipe = #"{ "swipeBack": "Nav", "to": 0.7 }, { "turn": 1 }"#
    try expect(
      gestures(#"\#(swipe), { "drag": "Nav", "to": 0.1 }, { "drag": "Nav", "to": 0.2 }"#),
      equals: [
        "swipeBack(Nav) begins", "drag(Nav) begins",
        "swipeBack(Nav) releases at 0.700 -> finish", "drag(Nav) releases at 0.200 -> cancel",
      ])
  }

  @Test func `a gesture on a controller that is not presented yet is ignored and reports no issue`()
    throws
  {
    let plan = try Plan(
      parsing: planText(
        controllers: Self.controllers,
        steps: """
          [{ "drag": "Editor", "to": 0.5 }, { "release": "Editor" }, { "tapOutside": "Editor" },
           { "answers": "OK", "to": "Go?" },
           { "asks": "Go?", "on": "Home", "choices": ["OK"] }, { "settle": "1 s" }]
          """,
        expect: #"{ "never": ["Home  viewDidLoad"] }"#),
      file: "x.json")
    expect(
      Array(PlanPlayer().play(plan).trace.prefix(3)),
      equals: [
        "   0.000    1   user                drag(Editor) begins, ignored: no Editor is presented",
        "   0.000    1   user                tapOutside(Editor), ignored: no Editor is presented",
        "   0.000    1   user                tap(OK in Go?), ignored: no alert Go? is presented",
      ])
  }
}
