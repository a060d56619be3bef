import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

@Suite("Plan")
struct PlanTests {
  @Test func `a plan has the name of its file`() throws {
    let plan = try Plan(parsing: planText(), file: "Plans/interactive/cancel.json")
    expect(plan.name, equals: "cancel")
    expect(plan.file, equals: "Plans/interactive/cancel.json")
  }

  @Test func `controllers are listed in the order in which the plan's file declares them`() throws {
    let text = planText(
      controllers: """
        { "Home": { "root": true }, "Editor": { "style": "pageSheet" },
          "About": { "root": false, "style": "fullScreen" } }
        """)
    let controllers = try Plan(parsing: text, file: "x.json").controllers
    expect(controllers.map(\.name), equals: ["Home", "Editor", "About"])
    expect(controllers.map(\.isRoot), equals: [true, false, false])
    expect(controllers.map(\.style), equals: [nil, .pageSheet, .fullScreen])
  }

  @Test func `a plan without bindings has an empty list of bindings`() throws {
    expect(try Plan(parsing: planText(), file: "x.json").bindings.isEmpty)
  }

  @Test func `a plan can contain a description and the path of its schema`() throws {
    let text = #"{ "$schema": "../plan.schema.json", "about": "Why.","# + planText().dropFirst()
    try expect(Plan(parsing: text, file: "x.json").about, equals: "Why.")
  }

  @Test func `a present step is animated and has no completion by default`() throws {
    try expect(
      action(#"{ "present": "Editor", "from": "Home" }"#),
      equals: """
        PresentVerb(controller: "Editor", presenter: "Home", animated: true, completion: false)
        """)
  }

  @Test func `all options of a present step can be read from a plan`() throws {
    try expect(
      action(
        #"{ "present": "Editor", "from": "Home", "animated": false, "completion": true }"#),
      equals: """
        PresentVerb(controller: "Editor", presenter: "Home", animated: false, completion: true)
        """)
  }

  @Test func `a dismiss step names the controller that receives the call`() throws {
    try expect(
      action(#"{ "dismiss": "Home", "completion": true }"#),
      equals: #"DismissVerb(controller: "Home", animated: true, completion: true)"#)
  }

  @Test func `steps with the verbs "turn", "advance" and "settle" can be read from a plan`() throws
  {
    try expect(action(#"{ "turn": 3 }"#), equals: "TurnVerb(count: 3)")
    try expect(action(#"{ "advance": "0.5 s" }"#), equals: "AdvanceVerb(duration: 0.5 seconds)")
    try expect(action(#"{ "settle": "10 s" }"#), equals: "SettleVerb(limit: 10.0 seconds)")
  }

  @Test func `a step inside a callback has its own path in the plan`() throws {
    let step = #"{ "in": "Editor.viewDidAppear", "do": [ { "dismiss": "Home" } ] }"#
    let text = try #require(try action(step))
    expect(text.contains("callback: Editor.viewDidAppear"))
    expect(text.contains(#"DismissVerb(controller: "Home", animated: true, completion: false)"#))
    expect(text.contains("steps[0].do[0]"))
  }

  @Test func `a step of a plan has its line and column in the file`() throws {
    let text = planText(steps: "[ { \"turn\": 1 },\n { \"turn\": 2 } ]")
    let steps = try Plan(parsing: text, file: "x.json").steps
    expect(steps[1].place, equals: "steps[1]")
    expect(steps[1].position, equals: TextPosition(line: 4, column: 2))
  }

  @Test func `expectations are read in the order of the file`() throws {
    let text = planText(
      controllers: #"{ "Home": { "root": true }, "Editor": { "delegate": true } }"#,
      expect: """
        { "order": ["Home  dismiss()", "Editor.delegate  presentationControllerDidDismiss"],
          "never": ["user  escape"],
          "end": { "visible": ["Home", "Editor"],
            "appearance": { "Home": "appeared", "Editor": "disappeared" } } }
        """)
    let expectation = try Plan(parsing: text, file: "x.json").expectation
    expect(expectation.trace == nil)
    expect(expectation.order.map(\.subject), equals: ["Home", "Editor.delegate"])
    expect(expectation.order[0].position, equals: TextPosition(line: 4, column: 23))
    expect(expectation.never.map(\.event), equals: ["escape"])
    expect(expectation.end?.visible, equals: ["Home", "Editor"])
    expect(expectation.end?.appearance.map(\.controller), equals: ["Home", "Editor"])
    expect(expectation.end?.appearance.map(\.appearance), equals: [.appeared, .disappeared])
  }

  @Test func `an empty trace is a valid expectation`() throws {
    let plan = try Plan(parsing: planText(expect: #"{ "trace": [] }"#), file: "x.json")
    expect(plan.expectation.trace, equals: [])
  }
}
