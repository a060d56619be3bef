/// A question that a plan asks, with the titles of its choices.
struct PlanQuestion: Hashable, Sendable {
  /// The title, which is also the name of the alert in traces.
  let title: String
  /// The titles of the alert's buttons, in display order.
  var choices: [String]
}
