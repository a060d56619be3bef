import PresentationPlans
import TestSupport
import Testing

/// The step that sets the path that a stack shows.
@Suite("Plan steps with the verb pushes")
struct PushesVerbTests {
  private static let controllers = """
    { "Nav": { "root": true, "stack": ["Albums"] }, "Albums": {}, "Rome": {}, "Forum": {} }
    """

  private func text(steps: String, top: String) -> String {
    planText(
      controllers: Self.controllers, steps: "[ \(steps) ]",
      expect: #"{ "end": { "top": { "Nav": "\#(top)" } } }"#)
  }

  @MainActor private func play(_ steps: String, top: String) throws -> PlanResult {
    PlanPlayer().play(try Plan(parsing: text(steps: steps, top: top), file: "x.json"))
  }

  @Test @MainActor
  func `after a "pushes" step, the stack contains the controllers of the step's path`() throws {
    let steps = """
      { "pushes": ["Rome", "Forum"], "on": "Nav" }, { "settle": "10 s" },
      { "check": "stack", "of": "Nav", "is": ["Albums", "Rome", "Forum"] },
      { "pushes": ["Rome"], "on": "Nav" }, { "settle": "10 s" }
      """
    try expect(play(steps, top: "Rome").failures, equals: [])
    expect(try !play(steps, top: "Forum").passed)
  }

  @Test @MainActor func `a pop by the user removes the last element of the bound path`() throws {
    let steps = """
      { "pushes": ["Rome", "Forum"], "on": "Nav" }, { "settle": "10 s" },
      { "tapBack": "Nav" }, { "settle": "10 s" },
      { "pushes": ["Rome", "Forum"], "on": "Nav" }, { "settle": "10 s" }
      """
    try expect(play(steps, top: "Forum").failures, equals: [])
  }

  @Test func `the error for a misspelled name in a path suggests the right name`() {
    let error = planError(text(steps: #"{ "pushes": ["Roma"], "on": "Nav" }"#, top: "Rome"))
    expect(error.contains(#"steps[0].pushes[0]: found "Roma""#))
    expect(error.contains(#"did you mean "Rome"?"#))
  }

  @Test func `the error for a path that is no list describes the controllers of a path`() {
    let error = planError(text(steps: #"{ "pushes": "Rome", "on": "Nav" }"#, top: "Rome"))
    expect(
      error.hasSuffix(
        #"steps[0].pushes: found "Rome", expected a list of the controllers above the root"#))
  }
}
