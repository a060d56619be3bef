/// A check of a fact at one point of a plan.
package struct PlanCheck: Sendable {
  /// The default tolerance for numbers.
  package static let tolerance = 1e-6

  let fact: any PlanFact
  /// The tolerance for numbers in this check.
  var tolerance = PlanCheck.tolerance

  /// Returns the difference from the expected value; nil if the check holds.
  @MainActor func difference(in run: PlanRun) -> String? {
    fact.difference(in: run, within: tolerance)
  }
}

extension PlanCheck: Equatable {
  package static func == (a: PlanCheck, b: PlanCheck) -> Bool { "\(a)" == "\(b)" }
}
