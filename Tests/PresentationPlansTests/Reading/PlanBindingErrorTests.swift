import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

@Suite("Errors in bindings of plans")
struct PlanBindingErrorTests {
  private func error(_ bindings: String) -> String {
    planError(planText(bindings: bindings))
  }

  private func error(steps: String, expect: String = #"{ "end": { "isEditing": true } }"#)
    -> String
  {
    planError(planText(bindings: PlanBindingTests.bindings, steps: steps, expect: expect))
  }

  private func error(expect: String) -> String {
    error(steps: #"[ { "turn": 1 } ]"#, expect: expect)
  }

  @Test func `a binding cannot have a controller's name`() {
    expect(
      error(#"{ "Editor": { "from": "Home", "presents": "Editor" } }"#),
      equals:
        #"x.json:2:74: bindings.Editor: found "Editor", expected a name that no controller has"#)
  }

  @Test(arguments: ["presented", "isBeingDismissed", "visible", "appearance"])
  func `a binding cannot have the name of a check, for example "visible"`(
    name: String
  ) {
    expect(
      error(#"{ "\#(name)": { "from": "Home", "presents": "Editor" } }"#)
        .contains(
          #"found "\#(name)", expected a name that is not the name of a fact (one of "appear"#))
  }

  @Test(arguments: [
    ("[]", "bindings: found an empty list, expected an object of bindings by name"),
    ("{}", "bindings: found an empty object, expected at least one binding"),
    (#"{ "user": {} }"#, "expected a name that does not begin with a word of the trace's own"),
    (#"{ "a.b": {} }"#, "expected a name without a dot"),
    (#"{ "x": {} }"#, #"bindings.x: found no "from", expected the key "from""#),
    (#"{ "x": 1 }"#, "bindings.x: found 1, expected an object with one of"),
    (#"{ "x": { "form": "Home" } }"#, #"found "form""#),
    (#"{ "x": { "form": "Home" } }"#, #"did you mean "from"?"#),
    (#"{ "x": { "from": "Hoem", "presents": "Editor" } }"#, #"x.from: found "Hoem", expected a c"#),
    (#"{ "x": { "from": "Home", "presents": "Edtor" } }"#, #"did you mean "Editor"?"#),
    (#"{ "x": { "from": "Home", "presents": true } }"#, "or an object of controllers by key"),
    (#"{ "x": { "from": "Home", "presents": {} } }"#, "presents: found an empty object, expected"),
    (#"{ "x": { "from": "Home", "presents": { "": "Home" } } }"#, "a key of 1 to 64 characters"),
    (#"{ "x": { "from": "Home", "presents": { "nil": "Home" } } }"#, #"a key that is not "nil""#),
    (#"{ "x": { "from": "Home", "presents": { "a  b": "Home" } } }"#, "single spaces between"),
    (#"{ "x": { "from": "Home", "presents": { "a": "Hme" } } }"#, #"did you mean "Home"?"#),
    (#"{ "x": { "from": "Home", "presents": "Editor", "value": "a" } }"#, "expected true or false"),
    (
      #"{ "x": { "from": "Home", "presents": { "a": "Home" }, "value": true } }"#,
      #"x.value: found true, expected "a", or null"#
    ),
    (#"{ "x": { "from": "Home", "presents": "Editor", "animated": 1 } }"#, "animated: found 1"),
    (
      #"{ "x": { "from": "Home", "presents": "Editor", "writeBack": "willdismiss" } }"#,
      #"expected one of "didDismiss", "willDismiss"; did you mean "willDismiss"?"#
    ),
    (
      #"{ "x": { "from": "Home", "presents": "Editor" }, "x": {} }"#,
      #"found a second "x", expected every key once"#
    ),
  ])
  func `the error for an invalid binding says which value is expected`(
    bindings: String, message: String
  ) {
    expect(error(bindings).contains(message))
  }

  private func sharing(_ copy: String, more: String = "") -> String {
    error(
      #"{ "isOn": { "from": "Home", "presents": "Editor" }, "#
        + #""copy": { "from": "Home", "presents": "Editor", \#(copy) }\#(more) }"#)
  }

  @Test func `a binding with an invalid reference to another binding is refused`() {
    expect(sharing(#""of": "isOne""#).contains(#"did you mean "isOn"?"#))
    expect(
      sharing(#""of": "copy""#).contains(#"found "copy", expected a binding with a value of"#))
    expect(
      sharing(
        #""of": "next""#, more: #", "next": { "from": "Home", "presents": "Editor", "of": "isOn" }"#
      ).contains(#"copy.of: found "next", expected a binding with a value of its own"#))
    expect(
      sharing(#""of": "isOn", "value": true"#)
        .contains(
          #"copy.value: found true, expected no "value" with "of": the value is that of "isOn""#))
    expect(
      sharing(
        #""of": "item""#, more: #", "item": { "from": "Home", "presents": { "a": "Editor" } }"#
      ).contains(#"copy.of: found "item", expected a binding with the same possible values"#))
  }

  @Test func `the error for an unknown binding suggests the most similar name`() {
    expect(
      error(steps: #"[ { "set": "isEditting", "to": true } ]"#).hasSuffix(
        #"steps[0].set: found "isEditting", expected a binding of this plan, one of "isEditing", "#
          + #""item"; did you mean "isEditing"?"#))
    expect(
      stepsError(#"[ { "update": "isEditing" } ]"#)
        .hasSuffix(#"expected a binding of this plan, which has no "bindings""#))
  }

  @Test(arguments: [
    (#"{ "set": "isEditing", "to": "a" }"#, #"steps[0].to: found "a", expected true or false"#),
    (#"{ "set": "isEditing", "to": null }"#, "steps[0].to: found null, expected true or false"),
    (#"{ "set": "isEditing" }"#, #"found no "to""#),
    (#"{ "set": "item", "to": "7b" }"#, #"found "7b", expected one of "7 b", "a", or null; did"#),
    (#"{ "set": "item", "to": 7 }"#, #"found 7, expected one of "7 b", "a", or null"#),
    (#"{ "set": "Editor", "to": true }"#, #"found "Editor", expected a binding of this plan"#),
    (#"{ "update": true }"#, "found true, expected a binding's name"),
    (#"{ "check": "isEditng", "is": true }"#, #"did you mean "isEditing"?"#),
    (#"{ "check": "isEditing", "is": 0 }"#, "steps[0].is: found 0, expected true or false"),
    (
      #"{ "check": "isEditing", "of": "Home", "is": true }"#,
      #"steps[0].of: found "Home", expected no "of": "isEditing" is a binding"#
    ),
    (#"{ "present": "item", "from": "Home" }"#, #"found "item", expected a controller of this"#),
  ])
  func `an invalid step with a binding is reported`(step: String, message: String) {
    expect(error(steps: "[ \(step) ]").contains(message))
  }

  @Test(arguments: [
    (#"{ "end": { "isEditin": true } }"#, #"did you mean "isEditing"?"#),
    (#"{ "end": {} }"#, #"at least one of "appearance", "isEditing", "item", "visible""#),
    (#"{ "end": { "isEditing": "true" } }"#, #"end.isEditing: found "true", expected true or f"#),
    (#"{ "end": { "item": "c" } }"#, #"end.item: found "c", expected one of"#),
    (
      #"{ "never": ["isEdting  = true (user)"] }"#,
      #"found "isEdting", expected a controller or binding of this plan, one of "Editor", "Home", "#
        + #""isEditing", "item"; did you mean "isEditing"?"#
    ),
    (
      #"{ "never": ["isEditing.delegate  = true (user)"] }"#,
      #"found "isEditing.delegate", expected "isEditing" without a role: it is a binding"#
    ),
    (
      #"{ "never": ["isEditing  true (user)"] }"#,
      #"found "true (user)", expected a value and the cause of its change, as "= true (can"#
    ),
    (#"{ "never": ["isEditing  = ture (user)"] }"#, #"found "ture", expected one of "false", "t"#),
    (#"{ "never": ["item  = null (user)"] }"#, #"found "null", expected one of "7 b", "a", "nil""#),
    (
      #"{ "never": ["isEditing  = true (canceled)"] }"#,
      #"found "canceled", expected one of "cancelled", "parentGone", "program", "replaced", "#
        + #""user"; did you mean "cancelled"?"#
    ),
  ])
  func `an invalid expectation of a binding is reported`(expectation: String, message: String) {
    expect(error(expect: expectation).contains(message))
  }
}
