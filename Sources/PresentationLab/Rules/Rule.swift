/// A numbered rule about UIKit's behavior, with its sources and the confidence in it.
package struct Rule: Hashable, Sendable {
  /// The degree of certainty that UIKit behaves as the rule says.
  package enum Confidence: String, CaseIterable, Sendable {
    case high, medium, low
    /// A decision of this project, because public sources contradict each other or say nothing.
    case choice
  }

  /// The package's support for the rule: implemented and tested, implemented only, or none.
  package enum Scope: Hashable, Sendable {
    case tested
    /// The package implements the rule, but no test can show this.
    case notTested(reason: String)
    /// The package does not implement the rule.
    case outOfScope(reason: String)
  }

  package var number: RuleNumber
  /// The rule in one sentence.
  package var title: String
  /// The full text of the rule.
  package var text: String
  package var confidence: Confidence
  package var restsOn: String
  /// The advice for apps, and what happens to an app that ignores it; nil if there is no advice.
  package var inApps: String?
  /// Further search words for the rule, separated by commas.
  package var keywords: String?
  package var scope: Scope
}
