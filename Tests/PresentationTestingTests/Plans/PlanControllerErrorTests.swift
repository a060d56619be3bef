import PresentationTesting
import Testing

@Suite("Plan controller error")
struct PlanControllerErrorTests {
  private func error(_ controllers: String) -> String {
    planError(planText(controllers: controllers))
  }

  @Test func `a controller that is declared twice names both places`() {
    #expect(
      error(#"{ "Home": { "root": true }, "Home": {} }"#)
        == #"x.json:2:44: controllers: found a second "Home", "#
        + "expected every key once; the first is at 2:18")
  }

  @Test func `a plan without a root is refused`() {
    #expect(
      error(#"{ "Home": {} }"#).hasSuffix(
        #"controllers: found no root, expected one controller with "root": true"#))
  }

  @Test func `a plan without a controller is refused`() {
    #expect(error("{}").contains("controllers: found no controller, expected one controller"))
  }

  @Test func `a second root names the first`() {
    #expect(
      error(#"{ "Home": { "root": true }, "Editor": { "root": true } }"#).hasSuffix(
        #"found a second root, "Editor", expected one root; the first is "Home" at 2:18"#))
  }

  @Test func `an unknown style names the nearest one`() {
    #expect(
      error(#"{ "Home": { "root": true }, "Editor": { "style": "pagesheet" } }"#).hasSuffix(
        #"found "pagesheet", expected one of "fullScreen", "pageSheet"; "#
          + #"did you mean "pageSheet"?"#))
  }

  @Test(arguments: [
    ("", "a name that is not empty"), ("1st", "a name that does not begin with a digit"),
    ("a.b", "a name without a dot"), ("a  b", "a name of visible characters"),
    (" a", "a name of visible characters"), (#"a\u0000"#, "a name of visible characters"),
    ("flight x", "a name that does not begin with a word of the trace's own"),
    (String(repeating: "a", count: 65), "a name of at most 64 characters"),
  ])
  func `a name that a trace line could not hold is refused`(name: String, message: String) {
    #expect(error("{ \"\(name)\": { \"root\": true } }").contains("expected \(message)"))
  }
}
