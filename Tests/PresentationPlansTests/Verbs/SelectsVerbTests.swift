import PresentationPlans
import TestSupport
import Testing

/// The step that sets the tab that a tab bar controller selects.
@Suite("Plan steps with the verb selects")
struct SelectsVerbTests {
  private static let controllers = """
    { "Tabs": { "root": true, "tabs": ["Feed", "Search"] }, "Feed": {}, "Search": {},
      "Stranger": {} }
    """

  private func text(steps: String, selected: String) -> String {
    planText(
      controllers: Self.controllers, steps: "[ \(steps) ]",
      expect: #"{ "end": { "selected": { "Tabs": "\#(selected)" } } }"#)
  }

  @MainActor private func play(_ steps: String, selected: String) throws -> PlanResult {
    PlanPlayer().play(try Plan(parsing: text(steps: steps, selected: selected), file: "x.json"))
  }

  @Test @MainActor
  func `a "selects" step selects the named tab`() throws {
    let steps = #"{ "selects": "Search", "on": "Tabs" }, { "settle": "10 s" }"#
    let result = try play(steps, selected: "Search")
    expect(result.failures, equals: [])
    expect(result.trace.contains { $0.contains("Tabs.tab") && $0.contains("= Search (program)") })
    expect(try !play(steps, selected: "Feed").passed)
  }

  @Test @MainActor func `when the user taps a tab, the bound value changes`() throws {
    let steps = """
      { "selects": "Search", "on": "Tabs" }, { "settle": "10 s" },
      { "tapTab": "Feed" }, { "settle": "10 s" }
      """
    let result = try play(steps, selected: "Feed")
    expect(result.failures, equals: [])
    expect(result.trace.contains { $0.contains("= Feed (user)") })
  }

  @Test @MainActor
  func `if the named controller is not a tab, a "selects" step fails the plan`() throws {
    let result = try play(#"{ "selects": "Stranger", "on": "Tabs" }"#, selected: "Feed")
    expect(result.failures.first?.message, equals: "steps[0]: Stranger is not a tab of Tabs.")
  }
}
