/// Something that a plan says is so at a moment.
package struct PlanCheck: Sendable {
  /// The tolerance of numbers, unless the plan has another one.
  package static let tolerance = 1e-6

  let fact: any PlanFact
  /// The tolerance of numbers.
  var tolerance = PlanCheck.tolerance

  /// Returns the difference from the expected value; nil if there is none.
  @MainActor func difference(in run: PlanRun) -> String? {
    fact.difference(in: run, within: tolerance)
  }
}

extension PlanCheck: Equatable {
  package static func == (a: PlanCheck, b: PlanCheck) -> Bool { "\(a)" == "\(b)" }
}
