import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

@Suite("Plan proof")
@MainActor struct PlanProofTests {
  private func proof(_ steps: String, expect: String) throws -> PlanProof {
    let plan = try Plan(parsing: planText(steps: steps, expect: expect), file: "x.json")
    return PlanProof(of: plan, play: PlanPlayer().play)
  }

  @Test func `a plan is proved if it passes with its steps and fails without its steps`() throws {
    let proof = try proof(
      #"[{ "present": "Editor", "from": "Home" }, { "settle": "1 s" }]"#,
      expect: #"{ "order": ["Editor  viewDidAppear(animated)"] }"#)
    expect(proof.holds)
    expect(proof.idleSteps.isEmpty)
  }

  @Test func `a plan that passes without its steps proves nothing`() throws {
    let proof = try proof(
      #"[{ "present": "Editor", "from": "Home" }, { "settle": "1 s" }]"#,
      expect: #"{ "never": ["Editor  viewDidDisappear"] }"#)
    expect(proof.result.passed && proof.passesWithoutSteps && !proof.holds)
  }

  @Test func `a proof lists each step that the plan does not need`() throws {
    let proof = try proof(
      """
      [{ "turn": 3 }, { "check": "visible", "is": ["Home"] },
       { "present": "Editor", "from": "Home" }, { "settle": "1 s" }]
      """, expect: #"{ "order": ["Editor  viewDidAppear(animated)"] }"#)
    expect(proof.holds)
    expect(proof.idleSteps, equals: ["steps[0]"])
  }

  @Test func `the proof of a plan fails if the plan itself fails`() throws {
    let proof = try proof(#"[{ "turn": 1 }]"#, expect: #"{ "order": ["Home  viewDidLoad"] }"#)
    expect(!proof.holds && !proof.result.passed && !proof.passesWithoutSteps)
  }

  @Test
  func `a plan whose only step is a check proves nothing`() throws {
    let proof = try proof(
      #"[{ "check": "presented", "of": "Home", "is": null }]"#,
      expect: #"{ "end": { "visible": ["Home"] } }"#)
    expect(proof.passesWithoutSteps)
  }

  /// The command `present check Plans` also looks for single steps that prove nothing.
  @Test
  func `every plan of this repository is proved and names its rules`() throws {
    let played = try RepositoryPlans.all()
    let number = /[ACGHNPT]-[0-9]/
    expect(played.count >= 50)
    for (file, plan, result) in played.map({ ($0.file, $0.plan, $0.result) }) {
      expect(result.passed, "\(file.path)")
      var idle = plan
      idle.steps = []
      expect(!PlanPlayer().play(idle).passed, "\(file.path) passes without its steps")
      expect(plan.about?.contains(number) == true, "\(file.path) names no rule")
    }
  }
}
