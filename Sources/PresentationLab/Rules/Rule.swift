/// A numbered rule of the model: the behavior, its confidence, and its sources.
package struct Rule: Hashable, Sendable {
  /// The confidence that UIKit behaves as the rule says.
  package enum Confidence: String, CaseIterable, Sendable {
    case high, medium, low
    /// The project's own decision, because public sources are silent or contradict each other.
    case choice
  }

  /// Whether the rule is tested, part of the model without a test, or outside the model.
  package enum Scope: Hashable, Sendable {
    case tested
    /// The rule is part of the model, but no test can show it.
    case notTested(reason: String)
    /// The rule is not part of the model.
    case outOfScope(reason: String)
  }

  package var number: RuleNumber
  /// The rule in one plain sentence.
  package var title: String
  /// The full text of the rule.
  package var text: String
  package var confidence: Confidence
  package var restsOn: String
  /// The advice for apps and the consequence of ignoring it; nil if there is no advice.
  package var inApps: String?
  /// Further search words for the rule, separated by commas.
  package var keywords: String?
  package var scope: Scope
}
