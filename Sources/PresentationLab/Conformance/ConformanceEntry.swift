/// The result of one exported plan on a system.
package struct ConformanceEntry: Codable, Hashable, Sendable {
  /// The plan's folder and name, without `.json`.
  package var plan: String
  /// The rules that the plan names.
  package var rules: [String]
  /// Whether the run on the system met the plan's expectation.
  package var agrees: Bool
  /// The differences from the expectation, each with its path in the plan.
  package var differences: [String]
  /// The lines that were recorded on the system.
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
