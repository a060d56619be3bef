/// The result of one plan on a real system; a plan is a JSON file with steps and expectations.
package struct ConformanceEntry: Encodable, Hashable, Sendable {
  /// The plan's folder and name without `.json`, such as `styles/popover-plain`.
  package var plan: String
  /// The numbers of the rules in the plan's description, such as `P-55`.
  package var rules: [String]
  /// Whether the run on the system met all expectations of the plan.
  package var agrees: Bool
  /// The differences from the plan's expectations, each with the expectation's path in the JSON.
  package var differences: [String]
  /// The calls and callbacks that were recorded on the system, as lines of text.
  package var record: [String]
  /// The system, such as `iOS 18.2`.
  package var system: String

  /// Creates a result.
  package init(
    plan: String, rules: [String], agrees: Bool, differences: [String], record: [String],
    system: String
  ) {
    (self.plan, self.rules, self.agrees) = (plan, rules, agrees)
    (self.differences, self.record, self.system) = (differences, record, system)
  }
}
