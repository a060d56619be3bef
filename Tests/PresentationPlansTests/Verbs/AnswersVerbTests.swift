import PresentationPlans
import TestSupport
import Testing

/// The step in which the user taps a button of an alert.
@Suite("Plan steps with the verb answers")
struct AnswersVerbTests {
  private static let ask = #"{ "asks": "Sure?", "on": "Home", "choices": ["Discard", "Keep"] }"#

  @MainActor private func play(_ steps: String) throws -> PlanResult {
    let text = planText(
      steps: "[ \(steps) ]", expect: #"{ "end": { "visible": ["Home"] } }"#)
    return PlanPlayer().play(try Plan(parsing: text, file: "x.json"))
  }

  @Test @MainActor func `a tap on an alert's button sets the bound question to null`() throws {
    let steps =
      Self.ask + #", { "settle": "10 s" }, { "answers": "Discard", "to": "Sure?" }, "#
      + #"{ "settle": "10 s" }"#
    let result = try play(steps)
    expect(result.failures, equals: [])
    expect(result.trace.contains { $0.contains("user") && $0.contains("tap(Discard in Sure?)") })
    let written = result.trace.firstIndex { $0.contains("= nil (user)") }
    let answered = result.trace.firstIndex { $0.contains("answer(Discard)") }
    expect(try #require(written) < #require(answered))
  }

  @Test @MainActor
  func `a tap on an alert's button is ignored while the alert is being presented`() throws {
    let steps =
      Self.ask + #", { "advance": "0.1 s" }, { "answers": "Discard", "to": "Sure?" }, "#
      + #"{ "settle": "10 s" }"#
    let result = try play(steps)
    expect(!result.passed)
    expect(result.trace.contains { $0.contains("ignored: a transition runs") })
  }

  @Test func `the error for an unknown choice of a question lists the choices`() {
    let error = stepsError(#"[ \#(Self.ask), { "answers": "Discart", "to": "Sure?" } ]"#)
    expect(error.contains(#"a choice of "Sure?", one of "Discard", "Keep""#))
    expect(error.contains(#"did you mean "Discard"?"#))
  }

  @Test func `a step that answers a question is refused if no step asks the question`() {
    let error = stepsError(#"[ \#(Self.ask), { "answers": "Keep", "to": "Sur?" } ]"#)
    expect(error.contains(#"a question of this plan, "Sure?""#))
    let none = stepsError(#"[ { "answers": "Keep", "to": "Sure?" } ]"#)
    expect(none.contains(#"which has no "questions""#))
  }
}
