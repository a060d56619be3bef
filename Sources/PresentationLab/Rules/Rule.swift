/// A numbered rule of the model: what holds, how sure that is, and what it rests on.
package struct Rule: Hashable, Sendable {
  /// The confidence that UIKit behaves so.
  package enum Confidence: String, CaseIterable, Sendable {
    case high, medium, low
    /// Public sources are silent or differ, and the project has decided.
    case choice
  }

  /// Whether a test has to show the rule.
  package enum Scope: Hashable, Sendable {
    case tested
    /// The rule is part of the model, and no test can show it.
    case notTested(reason: String)
    /// The rule is not part of the model.
    case outOfScope(reason: String)
  }

  package var number: RuleNumber
  /// The rule as one plain sentence.
  package var title: String
  /// The full text.
  package var text: String
  package var confidence: Confidence
  package var restsOn: String
  /// The advice for an app, if there is some, and what goes wrong without it.
  package var inApps: String?
  /// Other words under which readers look for the rule, separated by commas.
  package var keywords: String?
  package var scope: Scope
}
