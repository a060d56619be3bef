import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

/// Views and animators in a running plan, and the messages about wrong values.
@Suite("Runs of plans with views and animators")
@MainActor struct PlanMotionRunTests {
  private func play(
    _ steps: String, views: String = PlanMotionTests.views,
    animators: String = """
    { "grow": { "duration": "1 s", "curve": "linear",
        "changes": [ { "view": "card", "center": [264, 440] } ] } }
    """,
    controllers: String = PlanMotionTests.controllers,
    expect: String = #"{ "never": ["Home  viewDidLoad"] }"#
  ) throws -> PlanResult {
    let plan = try Plan(
      parsing: planText(
        controllers: controllers, views: views, animators: animators, steps: "[ \(steps) ]",
        expect: expect), file: "x.json")
    return PlanPlayer().play(plan)
  }

  private func failures(_ steps: String) throws -> [String] {
    try play(steps).failures.map(\.description)
  }

  private static let half = #"{ "start": "grow" }, { "advance": "0.5 s" }"#

  @Test(arguments: [
    (
      #""seen", "of": "card", "is": { "center": [164.00001, 440] }"#,
      "seen of card: expected center [164.00001, 440], found [164, 440]."
    ),
    (
      #""seen", "of": "card", "is": { "frame": [0, 0, 1, 1], "alpha": 0 }"#,
      "seen of card: expected frame [0, 0, 1, 1], found [124, 400, 80, 80]."
    ),
    (
      #""model", "of": "card", "is": { "alpha": 0.5 }, "within": 0.4"#,
      "model of card: expected alpha 0.5, found 1."
    ),
    (
      #""animator", "of": "grow", "is": { "fraction": 0.6 }"#,
      "animator grow: expected fraction 0.6, found 0.5."
    ),
    (
      #""animator", "of": "grow", "is": { "state": "stopped", "running": false }"#,
      "animator grow: expected state stopped, found active."
    ),
    (
      #""animator", "of": "grow", "is": { "reversed": true }"#,
      "animator grow: expected reversed true, found false."
    ),
  ])
  func `a failed check of a view or an animator names its step`(check: String, message: String)
    throws
  {
    try expect(
      failures(#"\#(Self.half), { "check": \#(check) }"#), equals: ["steps[2]: \(message)"])
  }

  @Test(arguments: [
    #""seen", "of": "card", "is": { "center": [164.0000009, 440] }"#,
    #""seen", "of": "card", "is": { "center": [163, 441] }, "within": 1"#,
    #""model", "of": "card", "is": { "center": [264, 440], "alpha": 1 }"#,
    #""animator", "of": "grow", "is": { "state": "active", "running": true, "reversed": false }"#,
  ])
  func `a check ignores numeric differences within its tolerance`(check: String) throws {
    try expect(failures(#"\#(Self.half), { "check": \#(check) }"#), equals: [])
  }

  @Test func `a failed check of the final state names the view or animator whose value differs`()
    throws
  {
    let result = try play(
      Self.half,
      expect: """
        { "end": { "seen": { "card": { "alpha": 0 } },
            "animator": { "grow": { "running": false } } } }
        """)
    expect(
      result.failures.map(\.description),
      equals: [
        "expect.end.seen.card: expected alpha 0, found 1.",
        "expect.end.animator.grow: expected running false, found true.",
      ])
  }

  @Test
  func
    `scale and rotation act around a view's center and keep subview frames relative to the view`()
    throws
  {
    let result = try play(
      """
      { "animate": "card", "scale": 2, "rotation": 90, "duration": "0 s" },
      { "check": "seen", "of": "card", "is": { "frame": [-16, 320, 160, 240] } },
      { "animate": "dot", "frame": [1, 2, 3, 4], "duration": "1 s", "curve": "linear" },
      { "advance": "0.5 s" },
      { "check": "seen", "of": "dot", "is": { "frame": [0.5, 1, 4, 4.5] } }
      """,
      views: """
        { "dot": { "in": "card", "frame": [0, 0, 5, 5] },
          "card": { "in": "Home", "frame": [4, 400, 120, 80] } }
        """)
    expect(result.failures, equals: [])
  }

  @Test(.rule("A-4", "A-16"))
  func `each finished animation of a reused animator has a completion in the trace`() throws {
    func again(_ alpha: Int) -> String {
      """
      { "add": "grow", "changes": [ { "view": "card", "alpha": \(alpha) } ] }, { "start": "grow" },
      { "settle": "9 s" }
      """
    }
    let trace = try play(
      """
      \(Self.half), { "stop": "grow", "withoutFinishing": true }, \(again(0)), \(again(1))
      """
    ).trace
    expect(
      trace,
      equals: [
        "   1.500    2   grow                completion(end)",
        "   2.500    3   grow                completion(end)",
      ])
  }

  @Test func `a view of a plan is added when the controller's view loads`() throws {
    let result = try play(
      """
      { "animate": "dot", "alpha": 0, "duration": "1 s", "completion": true },
      { "check": "seen", "of": "dot", "is": { "alpha": 0 } },
      { "in": "Menu.viewDidLoad", "do": [ { "animate": "dot", "alpha": 1, "duration": "0 s" } ] },
      { "present": "Menu", "from": "Home" }, { "turn": 1 }, { "letGo": "Menu", "to": "finish" },
      { "settle": "9 s" }, { "animate": "dot", "alpha": 0, "duration": "1 s", "curve": "linear" },
      { "advance": "0.5 s" }, { "check": "seen", "of": "dot", "is": { "alpha": 0.5 } }
      """,
      views:
        """
        { "card": { "in": "Home", "frame": [0, 0, 1, 1] },
          "dot": { "in": "Menu", "frame": [0, 0, 1, 1] } }
        """
    )
    expect(result.failures, equals: [])
  }

  @Test(arguments: [
    #"{ "steer": "Menu", "to": 0.5 }"#, #"{ "grab": "Menu" }"#,
    #"{ "letGo": "Menu", "to": "finish" }"#,
  ])
  func `if no interactive transition runs, a steer, grab or letGo step fails the plan`(step: String)
    throws
  {
    let message = "Menu has no interactive transition at this moment."
    try expect(failures(step), equals: ["steps[0]: \(message)"])
    let whole = """
      { "present": "Menu", "from": "Home" }, { "turn": 1 }, { "letGo": "Menu", "to": "finish" },
      { "settle": "10 s" }
      """
    try expect(failures("\(whole), \(step)"), equals: ["steps[4]: \(message)"])
    let fade = #"{ "Home": { "root": true }, "Menu": { "transition": "fade" } }"#
    try expect(
      play(step, controllers: fade).failures.map(\.description), equals: ["steps[0]: \(message)"])
  }

  /// The user's lines in the trace of steps during the transition of Menu.
  private func hand(_ steps: String, menu: String) throws -> [String] {
    let controllers = """
      { "Home": { "root": true }, "Menu": { "style": "custom", "animator": { "duration": "1 s",
        "changes": [ { "view": "card", "alpha": 0 } ], \(menu) } } }
      """
    let result = try play(
      #"{ "present": "Menu", "from": "Home" }, \#(steps), { "settle": "10 s" }"#,
      controllers: controllers)
    expect(result.failures, equals: [])
    return result.trace.filter { $0.contains("  user  ") }.map {
      String($0.split(separator: "  ").last ?? "")
    }
  }

  @Test(.rule("N-70", "T-41"))
  func `after a letGo step, further steer, grab and letGo steps are ignored with a reason`() throws
  {
    let steps = """
      { "letGo": "Menu", "to": "finish" }, { "letGo": "Menu", "to": "cancel" }, { "grab": "Menu" },
      { "steer": "Menu", "to": 0.5 }
      """
    let ignored = [
      "letGo(Menu), ignored: no gesture drives the transition",
      "grab(Menu), ignored: its animator cannot be paused",
      "steer(Menu), ignored: no gesture drives the transition",
    ]
    try expect(
      hand(#"{ "turn": 1 }, \#(steps)"#, menu: #""interactive": true"#),
      equals: ["letGo(Menu) at 0.000 -> finish"] + ignored)
  }

  @Test(.rule("P-79"))
  func `before a transition moves, steer and grab steps are ignored, but letGo steps are not`()
    throws
  {
    let steps = """
      { "steer": "Menu", "to": 0.5 }, { "grab": "Menu" }, { "letGo": "Menu", "to": "finish" },
      { "letGo": "Menu", "to": "cancel" }
      """
    try expect(
      hand(steps, menu: #""interactive": true"#),
      equals: [
        "steer(Menu), ignored: the transition has not started to move",
        "grab(Menu), ignored: a gesture drives the transition already",
        "letGo(Menu) at 0.000 -> finish",
        "letGo(Menu), ignored: no gesture drives the transition",
      ])
  }

  @Test(.rule("T-35"))
  func `a second grab of a transition is ignored`() throws {
    let steps = """
      { "advance": "0.5 s" }, { "grab": "Menu" }, { "grab": "Menu" },
      { "letGo": "Menu", "to": "finish" }
      """
    try expect(
      hand(steps, menu: #""interactive": "later", "interruptible": true"#),
      equals: [
        "grab(Menu)", "grab(Menu), ignored: a gesture drives the transition already",
        "letGo(Menu) at 0.500 -> finish",
      ])
  }

  @Test(.rule("T-17"))
  func `if no transition is about to begin, adding alongside animations fails the plan`() throws {
    let alongside = #"{ "alongside": "Menu", "changes": [ { "view": "card", "alpha": 0 } ] }"#
    try expect(
      failures(alongside), equals: ["steps[0]: Menu has no animated transition at this moment."])
    try expect(
      failures(#"{ "present": "Menu", "from": "Home" }, { "turn": 1 }, \#(alongside)"#),
      equals: ["steps[2]: the animations alongside Menu's transition have already started (T-17)."])
  }

  @Test(.rule("P-80"))
  func `a step of the plan can complete a transition that the animator never completes`() throws {
    let result = try play(
      """
      { "present": "Menu", "from": "Home" }, { "advance": "5 s" },
      { "check": "seen", "of": "card", "is": { "alpha": 0 } },
      { "complete": "Menu", "with": true }, { "settle": "1 s" }
      """,
      controllers: """
        { "Home": { "root": true }, "Menu": { "style": "custom", "animator": { "duration": "1 s",
          "completes": "never", "changes": [ { "view": "card", "alpha": 0 } ] } } }
        """,
      expect: #"{ "order": ["5.000  Menu.transition  completeTransition(true)"] }"#)
    expect(result.failures, equals: [])
  }

  @Test func `playing a plan with animators twice gives the same result`() throws {
    let steps = """
      \(Self.half), { "pause": "grow" }, { "continue": "grow", "damping": 0.5 }, { "settle": "9 s" }
      """
    try expect(play(steps), equals: play(steps))
  }
}
