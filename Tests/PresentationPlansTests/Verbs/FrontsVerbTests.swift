import PresentationPlans
import TestSupport
import Testing

/// The step that presents a controller over the front-most screen, or dismisses this controller.
@Suite("Plan steps with the verb fronts")
struct FrontsVerbTests {
  @MainActor private func play(_ steps: String, visible: [String]) throws -> PlanResult {
    let text = planText(
      controllers: """
        { "Home": { "root": true }, "Menu": { "style": "pageSheet" },
          "Login": { "style": "pageSheet" }, "Update": { "style": "pageSheet" } }
        """,
      steps: "[ \(steps) ]", expect: #"{ "end": { "visible": \#(visible) } }"#)
    return PlanPlayer().play(try Plan(parsing: text, file: "x.json"))
  }

  private static let menu = #"{ "present": "Menu", "from": "Home" }, { "settle": "10 s" },"#

  @Test @MainActor func `a "fronts" step presents its controller over the front-most screen`()
    throws
  {
    let steps = Self.menu + #"{ "fronts": "Login" }, { "settle": "10 s" }"#
    let result = try play(steps, visible: ["Home", "Menu", "Login"])
    expect(result.failures, equals: [])
    expect(result.trace.contains { $0.contains("Login.front") && $0.contains("= true (program)") })
    expect(try !play(steps, visible: ["Home", "Menu"]).passed)
  }

  @Test @MainActor
  func `a "fronts" step with the value false dismisses only the named controller`() throws {
    let steps =
      Self.menu + #"{ "fronts": "Login" }, { "settle": "10 s" }, "#
      + #"{ "fronts": "Login", "is": false }, { "settle": "10 s" }"#
    try expect(play(steps, visible: ["Home", "Menu"]).failures, equals: [])
  }

  @Test @MainActor func `a "fronts" step waits until a screen of higher priority is dismissed`()
    throws
  {
    let both =
      #"{ "fronts": "Update", "priority": 2 }, { "settle": "10 s" }, "#
      + #"{ "fronts": "Login", "priority": 1 }, { "settle": "10 s" }"#
    try expect(play(both, visible: ["Home", "Update"]).failures, equals: [])
    let gone = both + #", { "fronts": "Update", "is": false }, { "settle": "10 s" }"#
    try expect(play(gone, visible: ["Home", "Login"]).failures, equals: [])
  }

  @Test func `a "fronts" step with an invalid priority is refused`() {
    let error = stepsError(#"[ { "fronts": "Editor", "priority": "high" } ]"#)
    expect(error.contains("steps[0].priority"))
    expect(error.contains("a rank from 0 to 100"))
  }
}
