import Presentation
import PresentationPlans
import PresentationTesting
import Testing

@Suite("Plan binding")
struct PlanBindingTests {
  static let bindings = """
    { "isEditing": { "from": "Home", "presents": "Editor" },
      "item": { "from": "Home", "presents": { "a": "Editor", "7 b": "Home" } } }
    """

  private func plan(
    _ bindings: String = PlanBindingTests.bindings, steps: String = #"[ { "turn": 1 } ]"#,
    expect: String = #"{ "end": { "visible": ["Home"] } }"#
  ) throws -> Plan {
    try Plan(
      parsing: planText(bindings: bindings, steps: steps, expect: expect), file: "x.json")
  }

  private func action(_ step: String) throws -> PlanStep.Action? {
    try plan(steps: "[ \(step) ]").steps.first?.action
  }

  @Test func `bindings keep the file's order and know their place`() throws {
    let bindings = try plan().bindings
    #expect(bindings.map(\.name) == ["isEditing", "item"])
    #expect(bindings.map(\.presenter) == ["Home", "Home"])
    #expect(bindings[0].position == TextPosition(line: 2, column: 74))
  }

  @Test func `one controller makes a Bool, controllers by key make an item`() throws {
    let bindings = try plan().bindings
    #expect(bindings[0].contents == .whileTrue("Editor"))
    #expect(bindings[1].contents == .byKey(["a": "Editor", "7 b": "Home"]))
  }

  @Test func `a binding is plain unless it says`() throws {
    let bindings = try plan().bindings
    #expect(bindings.map(\.value) == [.bool(false), .key(nil)])
    #expect(bindings.allSatisfy { $0.isAnimated && $0.shared == nil })
    #expect(bindings.allSatisfy { $0.writeBack == .willDismiss })
  }

  @Test(arguments: WriteBack.allCases)
  func `a binding says everything`(writeBack: WriteBack) throws {
    let bindings = try plan(
      """
      { "copy": { "of": "item", "from": "Editor", "presents": { "a": "Home" } },
        "item": { "from": "Home", "presents": { "a": "Editor" }, "value": "a",
          "animated": false, "writeBack": "\(writeBack.rawValue)" } }
      """
    ).bindings
    #expect(bindings.map(\.shared) == ["item", nil])
    #expect(bindings[1].value == .key("a"))
    #expect(!bindings[1].isAnimated)
    #expect(bindings[1].writeBack == writeBack)
  }

  @Test func `a step writes a value`() throws {
    #expect(
      try action(#"{ "set": "isEditing", "to": true }"#) == .set("isEditing", to: .bool(true)))
    #expect(try action(#"{ "set": "item", "to": "7 b" }"#) == .set("item", to: .key("7 b")))
    #expect(try action(#"{ "set": "item", "to": null }"#) == .set("item", to: .key(nil)))
  }

  @Test func `a step updates, and checks a value`() throws {
    #expect(try action(#"{ "update": "item" }"#) == .update("item"))
    #expect(
      try action(#"{ "check": "isEditing", "is": false }"#)
        == .check(PlanCheck(claim: .value(of: "isEditing", .bool(false)))))
    #expect(
      try action(#"{ "check": "item", "is": "a" }"#)
        == .check(PlanCheck(claim: .value(of: "item", .key("a")))))
  }

  @Test func `values are written and checked inside callbacks`() throws {
    let action = try action(
      """
      { "in": "Editor.viewDidAppear", "do": [ { "set": "isEditing", "to": false },
        { "update": "isEditing" }, { "check": "isEditing", "is": false } ] }
      """)
    guard case .during(_, let steps)? = action else {
      Issue.record("no step inside a callback")
      return
    }
    #expect(steps.count == 3)
  }

  @Test func `an end names values beside what is visible`() throws {
    let end = try plan(
      expect: #"{ "end": { "item": null, "visible": ["Home"], "isEditing": true } }"#
    ).expectation.end
    #expect(end?.visible == ["Home"])
    #expect(end?.values.map(\.binding) == ["item", "isEditing"])
    #expect(end?.values.map(\.value) == [.key(nil), .bool(true)])
    #expect(end?.values.first?.position == TextPosition(line: 5, column: 22))
  }

  @Test(arguments: [
    "isEditing  = true (program)", "isEditing  = false (user)", "isEditing  = true (cancelled)",
    "item  = 7 b (replaced)", "item  = nil (parentGone)", "0.5  2+  item  = a (program)",
  ])
  func `a binding's lines are expected`(line: String) throws {
    let expectation = try plan(expect: #"{ "order": ["\#(line)"], "never": ["\#(line)"] }"#)
      .expectation
    #expect(expectation.order.map(\.text) == [line])
    #expect(expectation.never.map(\.text) == [line])
  }
}
