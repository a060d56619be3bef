import Presentation
import PresentationPlans
import PresentationTesting
import TestSupport
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

  private func action(_ step: String) throws -> String? {
    try plan(steps: "[ \(step) ]").steps.first?.text
  }

  @Test func `bindings are read in the order of the file`() throws {
    let bindings = try plan().bindings
    expect(bindings.map(\.name), equals: ["isEditing", "item"])
    expect(bindings.map(\.presenter), equals: ["Home", "Home"])
    expect(bindings[0].position, equals: TextPosition(line: 2, column: 74))
  }

  @Test
  func `a binding with several controllers has a key for each controller`() throws {
    let bindings = try plan().bindings
    expect(bindings[0].contents, equals: .whileTrue("Editor"))
    expect(bindings[1].contents, equals: .byKey(["a": "Editor", "7 b": "Home"]))
  }

  @Test func `a binding without options has the default options`() throws {
    let bindings = try plan().bindings
    expect(bindings.map(\.value), equals: [.bool(false), .key(nil)])
    expect(bindings.allSatisfy { $0.isAnimated && $0.shared == nil })
    expect(bindings.allSatisfy { $0.writeBack == .willDismiss })
  }

  @Test(arguments: WriteBack.allCases)
  func `all options of a binding can be read from a plan`(writeBack: WriteBack) throws {
    let bindings = try plan(
      """
      { "copy": { "of": "item", "from": "Editor", "presents": { "a": "Home" } },
        "item": { "from": "Home", "presents": { "a": "Editor" }, "value": "a",
          "animated": false, "writeBack": "\(writeBack.rawValue)" } }
      """
    ).bindings
    expect(bindings.map(\.shared), equals: ["item", nil])
    expect(bindings[1].value, equals: .key("a"))
    expect(!bindings[1].isAnimated)
    expect(bindings[1].writeBack, equals: writeBack)
  }

  @Test(arguments: [
    (#"{ "set": "isEditing", "to": true }"#, #"SetVerb(binding: "isEditing", value: true)"#),
    (#"{ "set": "item", "to": "7 b" }"#, #"SetVerb(binding: "item", value: "7 b")"#),
    (#"{ "set": "item", "to": null }"#, #"SetVerb(binding: "item", value: null)"#),
    (#"{ "update": "item" }"#, #"UpdateVerb(binding: "item")"#),
    (
      #"{ "check": "isEditing", "is": false }"#,
      #"BindingFact(binding: "isEditing", expected: false)"#
    ),
    (#"{ "check": "item", "is": "a" }"#, #"BindingFact(binding: "item", expected: "a")"#),
  ])
  func `steps can write, update and check a binding's value`(step: String, text: String) throws {
    expect(try action(step)?.contains(text) == true)
  }

  @Test func `a plan can write and check a binding's value inside a callback`() throws {
    let action = try action(
      """
      { "in": "Editor.viewDidAppear", "do": [ { "set": "isEditing", "to": false },
        { "update": "isEditing" }, { "check": "isEditing", "is": false } ] }
      """)
    for verb in ["SetVerb", "UpdateVerb", "CheckVerb"] {
      expect(action?.contains(verb) == true)
    }
  }

  @Test func `the expected final state can contain the values of bindings`() throws {
    let end = try plan(
      expect: #"{ "end": { "item": null, "visible": ["Home"], "isEditing": true } }"#
    ).expectation.end
    expect(end?.visible, equals: ["Home"])
    expect(end?.values.map(\.binding), equals: ["item", "isEditing"])
    expect(end?.values.map(\.value), equals: [.key(nil), .bool(true)])
    expect(end?.values.first?.position, equals: TextPosition(line: 5, column: 22))
  }

  @Test(arguments: [
    "isEditing  = true (program)", "isEditing  = false (user)", "isEditing  = true (cancelled)",
    "item  = 7 b (replaced)", "item  = nil (parentGone)", "0.5  2+  item  = a (program)",
  ])
  func `an expectation can contain the trace lines of a binding`(line: String) throws {
    let expectation = try plan(expect: #"{ "order": ["\#(line)"], "never": ["\#(line)"] }"#)
      .expectation
    expect(expectation.order.map(\.text), equals: [line])
    expect(expectation.never.map(\.text), equals: [line])
  }
}
