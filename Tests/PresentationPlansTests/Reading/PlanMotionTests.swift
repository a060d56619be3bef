import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

/// The reading of views, animators and their steps.
@Suite("Plan motion")
struct PlanMotionTests {
  static let views = #"{ "card": { "in": "Home", "frame": [24, 400, 80, 80] } }"#
  static let animators = """
    { "grow": { "duration": "1 s", "changes": [ { "view": "card", "alpha": 0 } ] } }
    """
  static let controllers = """
    { "Home": { "root": true },
      "Menu": { "style": "custom", "animator": { "duration": "1 s", "interactive": true } } }
    """

  private func plan(
    views: String = views, animators: String = animators, steps: String = #"{ "turn": 1 }"#,
    expect: String = #"{ "end": { "visible": ["Home"] } }"#
  ) throws -> Plan {
    try Plan(
      parsing: planText(
        controllers: Self.controllers, views: views, animators: animators, steps: "[ \(steps) ]",
        expect: expect), file: "x.json")
  }

  private func action(_ step: String) throws -> String? {
    try plan(steps: step).steps.first?.text
  }

  private func change(of view: String = "card", _ set: (inout PlanChange) -> Void) -> PlanChange {
    var change = PlanChange(view: view)
    set(&change)
    return change
  }

  @Test
  func `a plan can declare a subview before its superview`() throws {
    let views = try plan(
      views: """
        { "dot": { "in": "card", "frame": [1, 2, 3, 4], "alpha": 0.5 },
          "card": { "in": "Home", "frame": [24, 400, 80, 80] } }
        """
    ).views
    expect(views.map(\.name), equals: ["dot", "card"])
    expect(views.map(\.container), equals: ["card", "Home"])
    expect(views.map(\.frame), equals: [[1, 2, 3, 4], [24, 400, 80, 80]])
    expect(views.map(\.alpha), equals: [0.5, 1])
  }

  @Test func `the curve, the blocks and the flags of an animator can be read from a plan`() throws {
    let animators = try plan(
      animators: """
        { "a": { "duration": "500 ms", "curve": "easeIn", "changes": [
            { "view": "card", "center": [1, 2], "delayFactor": 0.25 },
            { "view": "card", "frame": [0, 0, 9, 9], "scale": 2, "rotation": 90 } ] },
          "b": { "duration": "1 s", "damping": 0.7, "velocity": 2, "pausesOnCompletion": true,
            "scrubsLinearly": false, "interruptible": false,
            "changes": [ { "view": "card", "alpha": 0 } ] },
          "c": { "duration": "1 s", "spring": { "mass": 1, "stiffness": 100, "damping": 5 },
            "changes": [ { "view": "card", "alpha": 0 } ] } }
        """
    ).animators
    expect(
      animators.map(\.timing),
      equals: [
        .curve(.easeIn), .damping(0.7, velocity: 2),
        .spring(mass: 1, stiffness: 100, damping: 5, velocity: 0),
      ])
    expect(
      animators[0].blocks,
      equals: [
        PlanBlock(change { $0.center = [1, 2] }, delayFactor: 0.25),
        PlanBlock(change { ($0.frame, $0.scale, $0.rotation) = ([0, 0, 9, 9], 2, 90) }),
      ])
    expect(animators[0].duration, equals: .milliseconds(500))
    expect(animators.map(\.pausesOnCompletion), equals: [false, true, false])
    expect(animators.map(\.scrubsLinearly), equals: [true, false, true])
    expect(animators.map(\.isInterruptible), equals: [true, false, true])
  }

  @Test(arguments: [
    (#"{ "start": "grow" }"#, #"StartVerb(animator: "grow", delay: nil)"#),
    (
      #"{ "start": "grow", "after": "0.5 s" }"#,
      #"StartVerb(animator: "grow", delay: Optional(0.5 seconds))"#
    ),
    (#"{ "pause": "grow" }"#, #"PauseVerb(animator: "grow")"#),
    (#"{ "scrub": "grow", "to": 0.3 }"#, #"ScrubVerb(animator: "grow", fraction: 0.3)"#),
    (#"{ "reverse": "grow" }"#, #"ReverseVerb(animator: "grow")"#),
    (#"{ "continue": "grow" }"#, #"ContinueVerb(animator: "grow", timing: nil, factor: 0.0)"#),
    (#"{ "continue": "grow", "factor": 0.5, "curve": "linear" }"#, "Curve.linear))"),
    (#"{ "continue": "grow", "factor": 0.5, "curve": "linear" }"#, "factor: 0.5"),
    (#"{ "stop": "grow" }"#, #"StopVerb(animator: "grow", withoutFinishing: false)"#),
    (
      #"{ "stop": "grow", "withoutFinishing": true }"#,
      #"StopVerb(animator: "grow", withoutFinishing: true)"#
    ),
    (#"{ "finish": "grow" }"#, "AnimatorPlace.end"),
    (#"{ "finish": "grow", "at": "current" }"#, "AnimatorPlace.current"),
    (#"{ "add": "grow", "changes": [ { "view": "card", "alpha": 0 } ] }"#, "alpha: Optional(0.0)"),
    (
      #"{ "alongside": "Menu", "changes": [ { "view": "card", "alpha": 0 } ] }"#,
      "completion: false"
    ),
    (#"{ "animate": "card", "alpha": 0, "duration": "1 s" }"#, "options: Set([])"),
    (
      #"{ "animate": "card", "alpha": 0, "damping": 0.5, "velocity": 1, "duration": "1 s" }"#,
      "damping: 0.5, velocity: 1.0"
    ),
    (
      #"{ "animate": "card", "alpha": 0, "duration": "1 s", "delay": "0.1 s" }"#,
      "delay: 0.1 seconds"
    ),
    (
      #"{ "animate": "card", "alpha": 0, "duration": "1 s", "options": ["repeat"] }"#,
      "Option.repeat]"
    ),
    (
      #"{ "keyframes": "card", "duration": "1 s", "discrete": true, "frames": [ "#
        + #"{ "from": 0.25, "for": 0.5, "alpha": 0 } ] }"#,
      "start: 0.25, length: 0.5"
    ),
    (#"{ "grab": "Menu" }"#, #"GrabVerb(controller: "Menu")"#),
    (#"{ "steer": "Menu", "to": 0.4 }"#, #"SteerVerb(controller: "Menu", fraction: 0.4)"#),
    (#"{ "letGo": "Menu", "to": "cancel" }"#, #"LetGoVerb(controller: "Menu", finishes: false)"#),
    (#"{ "letGo": "Menu", "to": "finish" }"#, #"LetGoVerb(controller: "Menu", finishes: true)"#),
  ])
  func `every step with an animator, a view or a gesture on a transition can be read`(
    step: String, text: String
  ) throws {
    let action = try #require(try action(step))
    expect(action.contains(text), "\(action)")
  }

  @Test
  func `a plan's transition can start interactive or become interactive later`() throws {
    let plan = try Plan(
      parsing: planText(
        controllers: """
          { "Home": { "root": true }, "A": { "animator": { "duration": "1 s" } },
            "B": { "animator": { "duration": "1 s", "interactive": true, "completionSpeed": 2,
              "completionCurve": "linear" } },
            "C": { "animator": { "duration": "1 s", "interactive": "later", "interruptible": true,
              "changes": [ { "view": "card", "alpha": 0 } ] } },
            "D": { "animator": { "duration": "1 s", "interactive": false } } }
          """, views: Self.views), file: "x.json")
    let animators = plan.controllers.compactMap(\.animator)
    expect(animators.map(\.steering), equals: [nil, .fromTheStart, .onceGrabbed, nil])
    expect(animators.map(\.completionSpeed), equals: [1, 2, 1, 1])
    expect(animators.map(\.completionCurve), equals: [.easeInOut, .linear, .easeInOut, .easeInOut])
    expect(animators.map(\.isInterruptible), equals: [false, false, true, false])
    expect(animators.map(\.changes), equals: [[], [], [change { $0.alpha = 0 }], []])
  }

  @Test(arguments: [
    (#""seen", "of": "card", "is": { "center": [1, 2], "alpha": 0.5 }"#, "alpha: Optional(0.5)"),
    (#""model", "of": "card", "is": { "alpha": 1 }, "within": 0.1"#, "tolerance: 0.1"),
    (#""animator", "of": "grow", "is": { "fraction": 0.5 }"#, "fraction: Optional(0.5)"),
  ])
  func `a plan may contain checks of views and animators`(text: String, found: String) throws {
    let action = try #require(try action(#"{ "check": \#(text) }"#))
    expect(action.contains(found), "\(action)")
  }

  @Test func `the expected final state can contain checks of views and animators`() throws {
    let end = try plan(
      expect: """
        { "end": { "animator": { "grow": { "reversed": true } }, "seen": { "card": { "alpha": 1 } },
            "model": { "card": { "alpha": 0 } } } }
        """
    ).expectation.end
    expect(
      end?.checks.map(\.place),
      equals: [
        "expect.end.animator.grow", "expect.end.seen.card", "expect.end.model.card",
      ])
  }

  @Test
  func `a binding can have the name "seen" only in a plan without views`() throws {
    let text = planText(
      bindings: #"{ "seen": { "from": "Home", "presents": "Editor" } }"#,
      steps: #"[ { "set": "seen", "to": true }, { "check": "seen", "is": true } ]"#,
      expect: #"{ "end": { "seen": true } }"#)
    let plan = try Plan(parsing: text, file: "x.json")
    expect(plan.expectation.end?.checks, equals: [])
    expect(plan.expectation.end?.values.map(\.binding), equals: ["seen"])
    expect(
      planError(text.replacing("\"steps\"", with: "\"views\": \(Self.views), \"steps\""))
        .contains(#"bindings.seen: found "seen", expected a name that is not the name of a fact"#))
  }
}
