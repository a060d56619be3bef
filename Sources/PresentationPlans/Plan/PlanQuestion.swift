/// A question that an alert of a plan asks, with the titles of the alert's buttons.
struct PlanQuestion: Hashable, Sendable {
  /// The title, which is also the name of the alert in traces.
  let title: String
  /// The titles of the alert's buttons, in display order.
  var choices: [String]
}
