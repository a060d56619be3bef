import Foundation
import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

/// Bindings in a running plan: the effects of steps, and the messages about wrong values.
@Suite("Runs of plans with bindings")
@MainActor struct PlanBindingRunTests {
  private func play(
    _ steps: String, expect: String = #"{ "never": ["Home  viewDidLoad"] }"#,
    bindings: String = #"{ "isOn": { "from": "Home", "presents": "Editor" } }"#,
    editor: String = #"{ "style": "pageSheet" }"#
  ) throws -> PlanResult {
    let plan = try Plan(
      parsing: planText(
        controllers: #"{ "Home": { "root": true }, "Editor": \#(editor), "Menu": {} }"#,
        bindings: bindings, steps: "[ \(steps) ]", expect: expect), file: "x.json")
    return PlanPlayer().play(plan)
  }

  private func failures(
    _ steps: String, expect: String = #"{ "never": ["Home  viewDidLoad"] }"#,
    bindings: String = #"{ "isOn": { "from": "Home", "presents": "Editor" } }"#,
    editor: String = #"{ "style": "pageSheet" }"#
  ) throws -> [String] {
    try play(steps, expect: expect, bindings: bindings, editor: editor).failures.map(\.description)
  }

  private static let up = #"{ "set": "isOn", "to": true }, { "settle": "1 s" }"#

  @Test(.rule("P-62", "P-64", "P-75"))
  func `a plan can prove that a canceled drag restores a bound value`() throws {
    let text = """
      { "$schema": "../plan.schema.json", "version": 1,
        "controllers": { "Profile": { "root": true }, "Editor": { "style": "pageSheet" } },
        "bindings": { "isEditing": { "from": "Profile", "presents": "Editor" } },
        "steps": [
          { "set": "isEditing", "to": true }, { "settle": "10 s" },
          { "drag": "Editor", "to": 0.3 }, { "turn": 1 }, { "check": "isEditing", "is": false },
          { "release": "Editor", "velocity": -400 }, { "settle": "10 s" } ],
        "expect": {
          "order": ["Editor  viewWillDisappear(animated)", "Editor  viewDidAppear(animated)",
            "isEditing  = true (cancelled)"],
          "never": ["Editor  viewDidDisappear(animated)"],
          "end": { "visible": ["Profile", "Editor"], "isEditing": true } } }
      """
    let plan = try Plan(parsing: text, file: "x.json")
    expect(PlanPlayer().play(plan).failures, equals: [])
    expect(PlanProof(of: plan, play: PlanPlayer().play).holds)
  }

  @Test
  func `a "set" step changes the bound value before the bound controller is presented`() throws {
    let result = try play(#"{ "set": "isOn", "to": true }, { "check": "isOn", "is": true }"#)
    expect(result, equals: PlanResult(failures: [], trace: []))
    let trace = try play(#"{ "set": "isOn", "to": true }, { "turn": 1 }"#).trace
    expect(trace.first, equals: "   0.000    1   isOn                = true (program)")
    expect(
      trace.dropFirst().first,
      equals: "   0.000    1   Home                present(Editor, animated)")
  }

  @Test func `if a bound value was never written, a failed check of the value says so`() throws {
    try expect(
      failures(
        #"{ "check": "isOn", "is": true }"#, expect: #"{ "end": { "isOn": true } }"#),
      equals: [
        "steps[0]: isOn: expected true, found false, never written.",
        "expect.end.isOn: expected true, found false, never written.",
      ])
  }

  @Test func `a failed check of a bound value names the step that last wrote the value`() throws {
    try expect(
      failures(#"\#(Self.up), { "check": "isOn", "is": false }"#),
      equals: ["steps[2]: isOn: expected false, found true, last written by steps[0] at 0.000."])
    try expect(
      failures(
        #"{ "in": "Editor.viewDidAppear", "do": [{ "set": "isOn", "to": false }] }, \#(Self.up)"#,
        expect: #"{ "end": { "isOn": true } }"#),
      equals: [
        "expect.end.isOn: expected true, found false, last written by steps[0].do[0] at 0.500."
      ])
  }

  @Test(
    .rule("P-61", "P-75"),
    arguments: [
      (
        #"{ "drag": "Editor", "to": 0.7 }, { "turn": 1 }, { "release": "Editor" }"#,
        "true, found false, last written by the user's drag at 0.500."
      ),
      (
        #"{ "tapOutside": "Editor" }, { "turn": 1 }, { "escape": true }"#,
        "true, found false, last written by the user's tapOutside at 0.500."
      ),
      (
        #"{ "drag": "Editor", "to": 0.3 }, { "turn": 1 }, { "cancel": "Editor" }"#,
        "false, found true, last written by the canceled dismissal at 0.650."
      ),
      (
        #"{ "dismiss": "Home" }"#,
        "true, found false, last written by the program's dismissal at 1.000."
      ),
    ])
  func `a failed check says that the value was last written by a dismissal`(
    steps: String, message: String
  )
    throws
  {
    let expected = message.prefix { $0 != "," }
    try expect(
      failures(
        #"\#(Self.up), \#(steps), { "settle": "10 s" }"#,
        expect: #"{ "end": { "isOn": \#(expected) } }"#),
      equals: ["expect.end.isOn: expected \(message)"])
  }

  @Test(.rule("P-50"))
  func `a failed check of a bound value can say that a screen's removal wrote the value last`()
    throws
  {
    let bindings = """
      { "isOn": { "from": "Home", "presents": "Editor", "value": true },
        "item": { "from": "Editor", "presents": { "a": "Menu" }, "value": "a" } }
      """
    try expect(
      failures(
        #"{ "settle": "10 s" }, { "dismiss": "Home" }, { "settle": "10 s" }"#,
        expect: #"{ "end": { "item": "a" } }"#, bindings: bindings),
      equals: [
        #"expect.end.item: expected "a", found null, last written by the removal of its screen "#
          + "at 1.500."
      ])
  }

  @Test
  func `if the presenter's view has not loaded, an "update" step fails the plan`()
    throws
  {
    try expect(
      failures(
        #"{ "update": "isOn" }"#,
        bindings: #"{ "isOn": { "from": "Editor", "presents": "Menu" } }"#),
      equals: ["steps[0]: the view of Editor, the presenting controller, has not loaded."])
  }

  @Test func `if a binding uses another binding's value, both bindings always have equal values`()
    throws
  {
    let bindings = """
      { "isOn": { "from": "Home", "presents": "Editor" },
        "isToo": { "of": "isOn", "from": "Editor", "presents": "Menu" } }
      """
    let result = try play(
      #"{ "set": "isToo", "to": true }, { "settle": "10 s" }, { "check": "isOn", "is": true }"#,
      expect: #"{ "end": { "visible": ["Home", "Editor", "Menu"] } }"#, bindings: bindings)
    expect(result.failures, equals: [])
    try expect(
      failures(
        #"{ "set": "isToo", "to": true }, { "turn": 1 }"#,
        expect: #"{ "end": { "isOn": false } }"#, bindings: bindings),
      equals: ["expect.end.isOn: expected false, found true, last written by steps[0] at 0.000."])
  }

  @Test(.rule("P-18"))
  func `a binding does not replace the presented controller's delegate`() throws {
    let trace = try play(
      #"\#(Self.up), { "tapOutside": "Editor" }, { "settle": "1 s" }"#,
      editor: #"{ "delegate": true }"#
    ).trace
    expect(trace.contains { $0.hasSuffix("presentationControllerDidDismiss") })
    expect(trace.contains { $0.hasSuffix("isOn                = false (program)") })
  }

  @Test(.rule("P-60"), arguments: [true, false])
  func `a custom presentation controller forwards willDismiss only if forwardsWillDismiss is true`(
    forwards: Bool
  ) throws {
    let steps =
      #"\#(Self.up), { "dismiss": "Home" }, { "turn": 1 }, { "check": "isOn", "is": false }"#
    let editor = #"{ "style": "custom", "forwardsWillDismiss": \#(forwards) }"#
    try expect(failures(steps, editor: editor).isEmpty, equals: forwards)
  }

  @Test func `playing a plan twice gives the same result`() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let listing = PlanListing([root.appendingPathComponent("Plans/binding").path])
    expect(listing.files.count >= 12)
    for file in listing.files {
      let plan = try file.read()
      expect(PlanPlayer().play(plan), equals: PlanPlayer().play(plan), "\(plan.name)")
    }
  }
}
