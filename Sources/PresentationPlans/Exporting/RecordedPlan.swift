package import Presentation
package import PresentationTesting

/// The recorded run of a plan for an export: its trace, its failures and its issues.
package struct RecordedPlan {
  /// The lines of the trace.
  package let lines: [TraceLine]
  /// The failed steps and the unmet expectations of the plan.
  package let failures: [PlanFailure]
  /// The issues for which UIKit raises an exception.
  package let raised: [PresentationIssue]

  /// Plays a plan on `system`, or on the plan's own system if `system` is nil.
  ///
  /// The result is nil if the plan has no root controller.
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
  /// Plays the plan, and returns the trace lines that UIKit subclasses and delegates can record.
  ///
  /// - Parameter system: The system that the plan is played on.
  @MainActor package func recordableLines(on system: SystemBehavior) -> [String] {
    RecordedPlan(of: self, on: system).map { UIKitRecord.lines(of: $0.lines, in: self) } ?? []
  }
}
