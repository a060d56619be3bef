import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

/// Stacks in running plans.
@Suite("Runs of plans with stacks")
@MainActor struct PlanStackRunTests {
  private func play(
    _ steps: String, nav: String = #""delegate": true"#,
    expect: String = #"{ "end": { "visible": ["Nav", "A"] } }"#
  ) throws -> PlanResult {
    let controllers = """
      { "Nav": { "root": true, "stack": ["A"], \(nav) }, "A": {}, "B": {}, "C": {} }
      """
    let text = planText(controllers: controllers, steps: "[\(steps)]", expect: expect)
    return PlanPlayer().play(try Plan(parsing: text, file: "x.json"))
  }

  @Test(.rule("N-40"))
  func `while a push waits, a check step sees the stack without the pushed controller`() throws {
    let result = try play(
      """
      { "push": "B", "on": "Nav" }, { "push": "C", "on": "Nav" },
      { "check": "stack", "of": "Nav", "is": ["A", "B", "C"] },
      { "check": "top", "of": "Nav", "is": null }, { "settle": "10 s" },
      { "check": "stack", "of": "Nav", "is": ["A", "B", "C"] },
      { "popToRoot": "Nav", "animated": false }, { "turn": 1 }
      """)
    expect(
      result.failures.map(\.description),
      equals: [
        #"steps[2]: stack of Nav: expected ["A", "B", "C"], found ["A", "B"]."#,
        #"steps[3]: top of Nav: expected null, found "B"."#,
      ])
  }

  @Test func `a failed check of the final state prints the actual stack`() throws {
    let result = try play(
      #"{ "push": "B", "on": "Nav" }"#,
      expect: #"{ "end": { "stack": { "Nav": ["A"] }, "top": { "Nav": "A" } } }"#)
    expect(
      result.failures.map(\.description),
      equals: [
        #"expect.end.stack.Nav: expected ["A"], found ["A", "B"]."#,
        #"expect.end.top.Nav: expected "A", found "B"."#,
      ])
  }

  @Test(.rule("N-12"), arguments: ["willShow", "didShow"])
  func `a plan can make calls inside a callback of a stack's delegate`(moment: String) throws {
    let result = try play(
      """
      { "in": "Nav.delegate.\(moment)", "do": [{ "dismiss": "A" }] },
      { "push": "B", "on": "Nav" }, { "settle": "10 s" }
      """)
    let index = try #require(
      result.trace.firstIndex { $0.contains("  A  ") && $0.contains("dism") })
    expect(result.trace[index - 1].contains("\(moment)(B"))
  }

  @Test func `the trace of a stack without a delegate contains no delegate callback`() throws {
    let result = try play(
      #"{ "push": "B", "on": "Nav" }, { "settle": "10 s" }"#, nav: #""modal": false"#)
    expect(!result.trace.contains { $0.contains("Nav.delegate") })
    expect(result.trace.count, equals: 10)
  }

  @Test func `a step can complete a push whose animator never calls completeTransition`() throws {
    let result = try play(
      """
      { "push": "B", "on": "Nav" }, { "turn": 1 }, { "complete": "Nav", "with": false },
      { "settle": "1 s" }
      """, nav: #""animator": { "duration": "1 s", "completes": "never" }"#)
    expect(result.failures, equals: [])
    expect(result.trace.contains { $0.contains("Nav.transition      completeTransition(false)") })
  }

  @Test func `a stack's push animator is not used to present the stack`() throws {
    let text = planText(
      controllers: """
        { "Home": { "root": true }, "A": {},
          "Nav": { "stack": ["A"], "style": "pageSheet", "animator": { "duration": "3 s" } } }
        """,
      steps: #"[{ "present": "Nav", "from": "Home" }, { "settle": "1 s" }]"#,
      expect: #"{ "end": { "visible": ["Home", "Nav", "A"] } }"#)
    expect(PlanPlayer().play(try Plan(parsing: text, file: "x.json")).passed)
  }
}
