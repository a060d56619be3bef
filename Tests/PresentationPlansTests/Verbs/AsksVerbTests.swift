import PresentationPlans
import Testing

/// The step that writes the question that a controller is bound to.
@Suite("The verb asks")
struct AsksVerbTests {
  private static let ask =
    #"{ "asks": "Unsaved changes", "on": "Home", "choices": ["Discard", "Keep"] }, "#
    + #"{ "settle": "10 s" }"#

  @MainActor private func play(_ steps: String, visible: [String]) throws -> PlanResult {
    let text = planText(
      steps: "[ \(steps) ]", expect: #"{ "end": { "visible": \#(visible) } }"#)
    return PlanPlayer().play(try Plan(parsing: text, file: "x.json"))
  }

  @Test @MainActor func `an alert shows the question`() throws {
    let result = try play(Self.ask, visible: ["Home", "Unsaved changes"])
    #expect(result.failures == [])
    #expect(
      result.trace.contains {
        $0.contains("Home.question") && $0.contains("= Unsaved changes (program)")
      })
    #expect(try !play(Self.ask, visible: ["Home"]).passed)
  }

  @Test @MainActor func `null clears the question and dismisses the alert`() throws {
    let steps = Self.ask + #", { "asks": null, "on": "Home" }, { "settle": "10 s" }"#
    let result = try play(steps, visible: ["Home"])
    #expect(result.failures == [])
    #expect(result.trace.contains { $0.contains("= nil (program)") })
  }

  @Test @MainActor func `a callback may ask a question`() throws {
    let steps = """
      { "in": "Editor.viewDidAppear", "do": [
        { "asks": "Sure?", "on": "Editor", "choices": ["Yes"] } ] },
      { "present": "Editor", "from": "Home" }, { "settle": "10 s" },
      { "answers": "Yes", "to": "Sure?" }, { "settle": "10 s" }
      """
    let result = try play(steps, visible: ["Home", "Editor"])
    #expect(result.failures == [])
    #expect(result.trace.contains { $0.contains("answer(Yes)") })
  }

  @Test func `invalid choices are reported`() {
    func error(_ choices: String) -> String {
      stepsError(#"[ { "asks": "Sure?", "on": "Home"\#(choices) } ]"#)
    }
    #expect(error("").contains(#"no "choices""#))
    #expect(error(#", "choices": []"#).contains("at least one title of a button"))
    #expect(error(#", "choices": ["A", "A"]"#).contains("every title once"))
    #expect(
      stepsError(#"[ { "asks": null, "on": "Home", "choices": ["A"] } ]"#)
        .contains("no question is asked"))
  }

  @Test func `a title that a controller has is reported`() {
    let error = stepsError(#"[ { "asks": "Editor", "on": "Home", "choices": ["A"] } ]"#)
    #expect(error.contains("a name that no controller has"))
  }
}
