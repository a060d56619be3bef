import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

@Suite("Errors in controllers of plans")
struct PlanControllerErrorTests {
  private func error(_ controllers: String) -> String {
    planError(planText(controllers: controllers))
  }

  @Test func `the error for a controller that is declared twice prints both positions`() {
    expect(
      error(#"{ "Home": { "root": true }, "Home": {} }"#),
      equals: #"x.json:2:44: controllers: found a second "Home", "#
        + "expected every key once; the first is at 2:18")
  }

  @Test func `a plan without a root is refused`() {
    expect(
      error(#"{ "Home": {} }"#).hasSuffix(
        #"controllers: found no root, expected one controller with "root": true"#))
  }

  @Test func `a plan without a controller is refused`() {
    expect(error("{}").contains("controllers: found no controller, expected one controller"))
  }

  @Test func `the error for a second root controller names the first root`() {
    expect(
      error(#"{ "Home": { "root": true }, "Editor": { "root": true } }"#).hasSuffix(
        #"found a second root, "Editor", expected one root; the first is "Home" at 2:18"#))
  }

  @Test func `the error for an unknown style suggests the most similar style`() {
    expect(
      error(#"{ "Home": { "root": true }, "Editor": { "style": "pagesheet" } }"#).hasSuffix(
        #"found "pagesheet", expected one of "automatic", "currentContext", "custom", "#
          + #""formSheet", "fullScreen", "overCurrentContext", "overFullScreen", "pageSheet", "#
          + #""popover"; did you mean "pageSheet"?"#))
  }

  @Test(arguments: [
    ("", "a name that is not empty"), ("1st", "a name that does not begin with a digit"),
    ("nil", "a name that is not \"nil\", which traces print for null"),
    ("a.b", "a name without a dot"), ("a  b", "a name of visible characters"),
    (" a", "a name of visible characters"), (#"a\u0000"#, "a name of visible characters"),
    ("flight x", "a name that does not begin with a word of the trace's own"),
    (String(repeating: "a", count: 65), "a name of at most 64 characters"),
  ])
  func `a controller's name that cannot be part of a trace line is refused`(
    name: String, message: String
  ) {
    expect(error("{ \"\(name)\": { \"root\": true } }").contains("expected \(message)"))
  }

  private func error(ofEditor editor: String, more: String = "") -> String {
    error(#"{ "Home": { "root": true }, "Editor": \#(editor)\#(more) }"#)
  }

  @Test func `the error for an unknown parent suggests the most similar controller`() {
    expect(
      error(ofEditor: #"{ "in": "Hone" }"#),
      equals: #"x.json:2:62: controllers.Editor.in: found "Hone", expected a controller of this "#
        + #"plan, one of "Editor", "Home"; did you mean "Home"?"#)
  }

  @Test func `if two controllers are each other's parent, the error prints the cycle`() {
    expect(
      error(ofEditor: #"{ "in": "Form" }"#, more: #", "Form": { "in": "Editor" }"#).contains(
        #"Editor.in: found a circle, "Editor" in "Form" in "Editor", expected no controller inside"#
      ))
    expect(error(ofEditor: #"{ "in": "Editor" }"#).contains(#"a circle, "Editor" in "Editor""#))
  }

  @Test func `the error for a cycle of parents omits controllers outside the cycle`() {
    expect(
      error(ofEditor: #"{ "in": "A" }"#, more: #", "A": { "in": "B" }, "B": { "in": "A" }"#)
        .contains(#"found a circle, "A" in "B" in "A", expected"#))
  }

  @Test(arguments: [
    #"{ "stack": ["A"] }, "A": { "tabs": ["Editor"] }"#,
    #"{ "stack": ["A"], "in": "B" }, "A": {}, "B": { "in": "A" }"#,
  ])
  func `a stack or a tab bar controller must not be inside itself`(editor: String) {
    expect(error(ofEditor: editor).contains("found a circle, "))
  }

  @Test func `a root with a parent is refused`() {
    expect(
      error(#"{ "Home": { "root": true, "in": "Editor" }, "Editor": {} }"#).hasSuffix(
        #"found "Editor", expected no parent: "Home" is the window's root"#))
  }

  @Test(arguments: [
    (
      #"{ "removesPresenter": true }"#,
      #"found true, expected this key only with "style": "custom""#
    ),
    (
      #"{ "forwardsWillDismiss": true }"#,
      #"found true, expected this key only with "style": "custom""#
    ),
    (#"{ "delegate": false, "mayDismiss": true }"#, #""mayDismiss" without a delegate"#),
    (#"{ "animator": {} }"#, #"found no "duration""#),
    (#"{ "animator": { "duration": "1" } }"#, #"found "1", expected a time from"#),
    (
      #"{ "animator": { "duration": "1 s", "completes": "twise" } }"#,
      #"found "twise", expected true, false or one of "early", "never", "twice"; "#
        + #"did you mean "twice"?"#
    ),
    (#"{ "animator": { "duration": "1 s", "completes": 1 } }"#, "found 1, expected true, false or"),
    (#"{ "modla": true }"#, #"did you mean "modal"?"#),
  ])
  func `an invalid value of a controller is reported`(editor: String, message: String) {
    expect(error(ofEditor: editor).contains(message))
  }
}
