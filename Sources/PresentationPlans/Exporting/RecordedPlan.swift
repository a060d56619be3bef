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

  /// Plays a plan, on its system or on another one; nil if it has no root.
  @MainActor package init?(of plan: Plan, on system: SystemBehavior? = nil) {
    let player = system.map { PlanPlayer(system: $0) } ?? PlanPlayer()
    guard let run = player.makeRun(of: plan) else { return nil }
    defer { run.end() }
    run.take(plan.steps)
    let trace = run.stage.trace
    lines = trace.lines
    failures =
      run.failures + PlanVerdict(trace: trace, run: run).failures(of: plan.expectation)
    raised = run.stage.issues.filter(\.isRaised)
  }
}

extension Plan {
  /// Returns the lines of the trace that UIKit's subclasses and delegates can record, if the plan
  /// is played on this system.
  @MainActor package func recordableLines(on system: SystemBehavior) -> [String] {
    RecordedPlan(of: self, on: system).map { UIKitRecord.lines(of: $0.lines, in: self) } ?? []
  }
}
