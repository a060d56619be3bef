/// A check of a fact at one moment of a plan.
package struct PlanCheck: Sendable {
  /// The default tolerance of numbers.
  package static let tolerance = 1e-6

  let fact: any PlanFact
  /// The tolerance of numbers in this check.
  var tolerance = PlanCheck.tolerance

  /// Returns the difference from the expected value; nil if there is none.
  @MainActor func difference(in run: PlanRun) -> String? {
    fact.difference(in: run, within: tolerance)
  }
}

extension PlanCheck: Equatable {
  package static func == (a: PlanCheck, b: PlanCheck) -> Bool { "\(a)" == "\(b)" }
}
