import PresentationPlans
import TestSupport
import Testing

/// The step that sets the question that an alert of a controller asks.
@Suite("Plan steps with the verb asks")
struct AsksVerbTests {
  private static let ask =
    #"{ "asks": "Unsaved changes", "on": "Home", "choices": ["Discard", "Keep"] }, "#
    + #"{ "settle": "10 s" }"#

  @MainActor private func play(_ steps: String, visible: [String]) throws -> PlanResult {
    let text = planText(
      steps: "[ \(steps) ]", expect: #"{ "end": { "visible": \#(visible) } }"#)
    return PlanPlayer().play(try Plan(parsing: text, file: "x.json"))
  }

  @Test @MainActor func `an "asks" step shows its question in an alert`() throws {
    let result = try play(Self.ask, visible: ["Home", "Unsaved changes"])
    expect(result.failures, equals: [])
    expect(
      result.trace.contains {
        $0.contains("Home.question") && $0.contains("= Unsaved changes (program)")
      })
    expect(try !play(Self.ask, visible: ["Home"]).passed)
  }

  @Test @MainActor func `an "asks" step with the value null dismisses the alert`() throws {
    let steps = Self.ask + #", { "asks": null, "on": "Home" }, { "settle": "10 s" }"#
    let result = try play(steps, visible: ["Home"])
    expect(result.failures, equals: [])
    expect(result.trace.contains { $0.contains("= nil (program)") })
  }

  @Test @MainActor func `an "asks" step can be performed inside a callback`() throws {
    let steps = """
      { "in": "Editor.viewDidAppear", "do": [
        { "asks": "Sure?", "on": "Editor", "choices": ["Yes"] } ] },
      { "present": "Editor", "from": "Home" }, { "settle": "10 s" },
      { "answers": "Yes", "to": "Sure?" }, { "settle": "10 s" }
      """
    let result = try play(steps, visible: ["Home", "Editor"])
    expect(result.failures, equals: [])
    expect(result.trace.contains { $0.contains("answer(Yes)") })
  }

  @Test func `an "asks" step with invalid choices is refused`() {
    func error(_ choices: String) -> String {
      stepsError(#"[ { "asks": "Sure?", "on": "Home"\#(choices) } ]"#)
    }
    expect(error("").contains(#"no "choices""#))
    expect(error(#", "choices": []"#).contains("at least one title of a button"))
    expect(error(#", "choices": ["A", "A"]"#).contains("every title once"))
    expect(
      stepsError(#"[ { "asks": null, "on": "Home", "choices": ["A"] } ]"#)
        .contains("no question is asked"))
  }

  @Test func `a question is refused if its title is a controller's name`() {
    let error = stepsError(#"[ { "asks": "Editor", "on": "Home", "choices": ["A"] } ]"#)
    expect(error.contains("a name that no controller has"))
  }
}
