import PresentationPlans
import PresentationTesting
import Testing

/// How views, animators and what happens to them are read.
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

  private func action(_ step: String) throws -> PlanStep.Action? {
    try plan(steps: step).steps.first?.action
  }

  private func change(of view: String = "card", _ set: (inout PlanChange) -> Void) -> PlanChange {
    var change = PlanChange(view: view)
    set(&change)
    return change
  }

  @Test func `views are read in order, wherever they are`() throws {
    let views = try plan(
      views: """
        { "dot": { "in": "card", "frame": [1, 2, 3, 4], "alpha": 0.5 },
          "card": { "in": "Home", "frame": [24, 400, 80, 80] } }
        """
    ).views
    #expect(views.map(\.name) == ["dot", "card"])
    #expect(views.map(\.container) == ["card", "Home"])
    #expect(views.map(\.frame) == [[1, 2, 3, 4], [24, 400, 80, 80]])
    #expect(views.map(\.alpha) == [0.5, 1])
  }

  @Test func `an animator has a curve, blocks and flags`() throws {
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
    #expect(
      animators.map(\.timing) == [
        .curve(.easeIn), .damping(0.7, velocity: 2),
        .spring(mass: 1, stiffness: 100, damping: 5, velocity: 0),
      ])
    #expect(
      animators[0].blocks == [
        PlanBlock(change { $0.center = [1, 2] }, delayFactor: 0.25),
        PlanBlock(change { ($0.frame, $0.scale, $0.rotation) = ([0, 0, 9, 9], 2, 90) }),
      ])
    #expect(animators[0].duration == .milliseconds(500))
    #expect(animators.map(\.pausesOnCompletion) == [false, true, false])
    #expect(animators.map(\.scrubsLinearly) == [true, false, true])
    #expect(animators.map(\.isInterruptible) == [true, false, true])
  }

  @Test(arguments: [
    (#"{ "start": "grow" }"#, PlanAnimatorCall.start(after: nil)),
    (#"{ "start": "grow", "after": "0.5 s" }"#, .start(after: .milliseconds(500))),
    (#"{ "pause": "grow" }"#, .pause),
    (#"{ "scrub": "grow", "to": 0.3 }"#, .scrub(to: 0.3)),
    (#"{ "reverse": "grow" }"#, .reverse),
    (#"{ "continue": "grow" }"#, .proceed(nil, factor: 0)),
    (
      #"{ "continue": "grow", "factor": 0.5, "curve": "linear" }"#,
      .proceed(.curve(.linear), factor: 0.5)
    ),
    (#"{ "stop": "grow" }"#, .stop(withoutFinishing: false)),
    (#"{ "stop": "grow", "withoutFinishing": true }"#, .stop(withoutFinishing: true)),
    (#"{ "finish": "grow" }"#, .finish(at: .end)),
    (#"{ "finish": "grow", "at": "current" }"#, .finish(at: .current)),
  ])
  func `every call of an animator is read`(step: String, call: PlanAnimatorCall) throws {
    #expect(try action(step) == .animator("grow", call))
  }

  @Test func `blocks are added, animated, and join transitions`() throws {
    let fade = change { $0.alpha = 0 }
    #expect(
      try action(#"{ "add": "grow", "changes": [ { "view": "card", "alpha": 0 } ] }"#)
        == .animator("grow", .add([PlanBlock(fade)])))
    #expect(
      try action(
        """
        { "alongside": "Menu", "changes": [ { "view": "card", "alpha": 0 } ], "completion": true }
        """
      ) == .alongside("Menu", [fade], completion: true))
    guard
      case .animate(let plain)? = try action(
        #"{ "animate": "card", "alpha": 0, "duration": "1 s" }"#),
      case .animate(let full)? = try action(
        """
        { "animate": "card", "alpha": 0, "damping": 0.5, "velocity": 1, "duration": "1 s",
          "delay": "0.1 s", "options": ["repeat", "autoreverse"], "completion": true }
        """)
    else {
      Issue.record("no animation")
      return
    }
    #expect(plain.content == .curve(fade, .easeInOut) && plain.delay == .zero)
    #expect(plain.options.isEmpty && !plain.completion && plain.view == "card")
    #expect(full.content == .spring(fade, damping: 0.5, velocity: 1))
    #expect(full.delay == .milliseconds(100) && full.duration == .seconds(1))
    #expect(full.options == [.repeat, .autoreverse] && full.completion)
  }

  @Test func `keyframes are read in order`() throws {
    let step = """
      { "keyframes": "card", "duration": "1 s", "discrete": true, "frames": [
        { "from": 0, "for": 0.5, "alpha": 0 }, { "from": 0.5, "for": 0.5, "alpha": 1 } ] }
      """
    guard case .animate(let animation)? = try action(step),
      case .keyframes(let keyframes, areDiscrete: true, .easeInOut) = animation.content
    else {
      Issue.record("no keyframes")
      return
    }
    #expect(keyframes.map(\.start) == [0, 0.5] && keyframes.map(\.length) == [0.5, 0.5])
    #expect(keyframes.map(\.change.alpha) == [0, 1])
  }

  @Test func `a hand grabs, steers and lets go`() throws {
    #expect(try action(#"{ "grab": "Menu" }"#) == .hand(on: "Menu", .grab))
    #expect(try action(#"{ "steer": "Menu", "to": 0.4 }"#) == .hand(on: "Menu", .steer(to: 0.4)))
    #expect(
      try action(#"{ "letGo": "Menu", "to": "cancel" }"#)
        == .hand(on: "Menu", .letGo(finishes: false)))
    #expect(
      try action(#"{ "letGo": "Menu", "to": "finish" }"#)
        == .hand(on: "Menu", .letGo(finishes: true)))
  }

  @Test func `a transition is driven from the start, or once it is grabbed`() throws {
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
    #expect(animators.map(\.steering) == [nil, .fromTheStart, .onceGrabbed, nil])
    #expect(animators.map(\.completionSpeed) == [1, 2, 1, 1])
    #expect(animators.map(\.completionCurve) == [.easeInOut, .linear, .easeInOut, .easeInOut])
    #expect(animators.map(\.isInterruptible) == [false, false, true, false])
    #expect(animators.map(\.changes) == [[], [], [change { $0.alpha = 0 }], []])
  }

  @Test(arguments: [
    (
      #""seen", "of": "card", "is": { "center": [1, 2], "alpha": 0.5 }"#,
      PlanCheck(claim: .seen(of: "card", PlanLook(center: [1, 2], alpha: 0.5)))
    ),
    (
      #""model", "of": "card", "is": { "frame": [1, 2, 3, 4] }, "within": 0.1"#,
      PlanCheck(claim: .model(of: "card", PlanLook(frame: [1, 2, 3, 4])), within: 0.1)
    ),
    (
      #""animator", "of": "grow", "is": { "state": "stopped", "fraction": 0, "running": false }"#,
      PlanCheck(
        claim: .animator(
          of: "grow", PlanProgress(state: .stopped, fraction: 0, running: false)))
    ),
  ])
  func `looks and progresses are read`(text: String, check: PlanCheck) throws {
    #expect(try action(#"{ "check": \#(text) }"#) == .check(check))
  }

  @Test func `an end may say how views look and where animators stand`() throws {
    let end = try plan(
      expect: """
        { "end": { "animator": { "grow": { "reversed": true } }, "seen": { "card": { "alpha": 1 } },
            "model": { "card": { "alpha": 0 } } } }
        """
    ).expectation.end
    #expect(
      end?.checks.map(\.place) == [
        "expect.end.seen.card", "expect.end.model.card", "expect.end.animator.grow",
      ])
  }

  @Test func `a plan without views may call a binding as it likes`() throws {
    let text = planText(
      bindings: #"{ "seen": { "from": "Home", "presents": "Editor" } }"#,
      steps: #"[ { "set": "seen", "to": true }, { "check": "seen", "is": true } ]"#,
      expect: #"{ "end": { "seen": true } }"#)
    let plan = try Plan(parsing: text, file: "x.json")
    #expect(plan.expectation.end?.checks == [])
    #expect(plan.expectation.end?.values.map(\.binding) == ["seen"])
    #expect(
      planError(text.replacing("\"steps\"", with: "\"views\": \(Self.views), \"steps\""))
        .contains(#"bindings.seen: found "seen", expected a name that is not a check's own"#))
  }
}
