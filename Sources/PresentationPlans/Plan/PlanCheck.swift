/// A check of a fact, which is a value such as the controllers of a stack.
///
/// A check is a step of a plan, or a part of the plan's expected final state.
package struct PlanCheck: Sendable {
  /// The default for the largest allowed difference between a number and its expected value.
  package static let tolerance = 1e-6

  let fact: any PlanFact
  /// The largest allowed difference between a number and its expected value.
  var tolerance = PlanCheck.tolerance

  /// Returns how the actual value differs from the expected value; nil if the check passes.
  @MainActor func difference(in run: PlanRun) -> String? {
    fact.difference(in: run, within: tolerance)
  }
}

extension PlanCheck: Equatable {
  package static func == (a: PlanCheck, b: PlanCheck) -> Bool { "\(a)" == "\(b)" }
}
