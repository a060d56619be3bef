package import Presentation
package import PresentationTesting

/// A plan's performance, for an export: what was traced, and what failed or was raised.
package struct RecordedPlan {
  /// The trace.
  package let lines: [TraceLine]
  /// The plan's unmet expectations.
  package let failures: [PlanFailure]
  /// The misuse for which UIKit raises an exception.
  package let raised: [PresentationIssue]

  /// Plays a plan; nil if it has no root.
  @MainActor package init?(of plan: Plan) {
    guard let run = PlanPlayer().makeRun(of: plan) else { return nil }
    defer { run.end() }
    run.take(plan.steps)
    let trace = run.stage.trace
    lines = trace.lines
    failures =
      run.failures + PlanVerdict(trace: trace, run: run).failures(of: plan.expectation)
    raised = run.stage.issues.filter(\.isRaised)
  }
}
