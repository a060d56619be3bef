/// The result of one exported plan on a system.
package struct ConformanceEntry: Codable, Hashable, Sendable {
  /// The plan's path without `.json`, from its folder on.
  package var plan: String
  /// The rules that the plan names.
  package var rules: [String]
  /// Whether the system did what the plan expects.
  package var agrees: Bool
  /// The differences, each with its place.
  package var differences: [String]
  /// The lines that were recorded.
  package var record: [String]
  /// The system, as `iOS 18.2`.
  package var system: String

  /// A result.
  package init(
    plan: String, rules: [String], agrees: Bool, differences: [String], record: [String],
    system: String
  ) {
    (self.plan, self.rules, self.agrees) = (plan, rules, agrees)
    (self.differences, self.record, self.system) = (differences, record, system)
  }
}
