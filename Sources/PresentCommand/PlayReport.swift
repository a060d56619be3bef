import PresentationPlans

/// The JSON document that `present play --json` prints.
struct PlayReport: Encodable {
  struct Entry: Encodable {
    let name: String
    let file: String
    let passed: Bool
    let failures: [Failure]
    /// The lines of the trace; nil without `--trace`.
    let trace: [String]?

    init(_ plan: Plan, _ result: PlanResult, withTrace: Bool) {
      (name, file, passed) = (plan.name, plan.file, result.passed)
      failures = result.failures.map(Failure.init)
      trace = withTrace ? result.trace : nil
    }
  }

  struct Failure: Encodable {
    let place: String
    let message: String
    let context: [String]

    init(_ failure: PlanFailure) {
      (place, message, context) = (failure.place, failure.message, failure.context)
    }
  }

  var plans: [Entry] = []
  var passed = 0
  var failed = 0
  /// The number of plans that could not be read.
  var unread = 0
}
