import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

@Suite("Errors in expectations of plans")
struct PlanExpectationErrorTests {
  @Test func `a plan without expectations is refused`() {
    expect(
      expectError("{}").hasSuffix(
        #"expect: found an empty object, expected at least one of "end", "never", "order", "#
          + #""trace": a plan that expects nothing proves nothing"#))
  }

  @Test(arguments: [
    (#"{ "order": [] }"#, "expect.order: found an empty list, expected at least one trace line"),
    (#"{ "never": [] }"#, "expect.never: found an empty list, expected at least one trace line"),
    (#"{ "end": {} }"#, "expect.end: found an empty object, expected at least one of"),
    (#"{ "end": { "visible": [] } }"#, "found an empty list, expected at least one controller"),
    (#"{ "end": { "appearance": {} } }"#, "found an empty object, expected at least one contr"),
  ])
  func `an empty expectation is refused`(expectation: String, message: String) {
    expect(expectError(expectation).contains(message))
  }

  @Test func `the error for an invalid trace line prints the line's path in the plan`() {
    expect(
      expectError(#"{ "order": ["Home  dismiss()", "Home b"] }"#).hasPrefix(
        #"x.json:4:42: expect.order[1]: found "Home b", expected a subject and an event"#))
  }

  @Test func `the error for a misspelled name in a trace line suggests the right controller`() {
    expect(
      expectError(#"{ "never": ["Hoem  viewDidDisappear"] }"#).hasSuffix(
        #"did you mean "Home"?"#))
  }

  @Test func `the error for a misspelled role such as "delegate" suggests the most similar role`() {
    expect(
      expectError(#"{ "never": ["Home.delegat  x"] }"#).hasSuffix(
        #"did you mean "delegate"?"#))
  }

  @Test func `an unknown controller in the expected visible controllers is refused`() {
    expect(
      expectError(#"{ "end": { "visible": ["Hom"] } }"#).contains(
        #"expect.end.visible[0]: found "Hom", expected a controller of this plan"#))
  }

  @Test func `a repeated controller in the expected visible controllers is refused`() {
    expect(
      expectError(#"{ "end": { "visible": ["Home", "Home"] } }"#).contains(
        #"visible[1]: found a second "Home", expected every controller once"#))
  }

  @Test
  func
    `an error for an unknown controller under the key appearance points to the controller's name`()
  {
    expect(
      expectError(#"{ "end": { "appearance": { "Hom": "appeared" } } }"#).hasPrefix(
        #"x.json:4:38: expect.end.appearance: found "Hom", expected a controller"#))
  }

  @Test func `the error for an unknown appearance state suggests the most similar state`() {
    expect(
      expectError(#"{ "end": { "appearance": { "Home": "apeared" } } }"#).hasSuffix(
        #"did you mean "appeared"?"#))
  }
}
