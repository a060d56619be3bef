import Foundation
package import PresentationPlans

/// The package's rules about UIKit's behavior, which can be looked up by number.
package struct RuleBook: Sendable {
  /// The rules, sorted by number.
  package let rules: [Rule]
  private let indices: [RuleNumber: Int]

  /// Creates a rule book from rules that are already sorted by number.
  init(_ rules: [Rule]) {
    self.rules = rules
    indices = Dictionary(
      rules.enumerated().map { ($0.element.number, $0.offset) }, uniquingKeysWith: { $1 })
  }

  /// Returns the rules that the package ships; the file is read once per process.
  ///
  /// - Throws: A `PlanError` that names the line and the rule of the first mistake in the file.
  package static func shipped() throws(PlanError) -> RuleBook { try shippedBook.get() }

  private static let shippedBook = Result { () throws(PlanError) -> RuleBook in
    let name = "rules.json"
    guard let file = Bundle.module.url(forResource: "rules", withExtension: "json"),
      let data = try? Data(contentsOf: file)
    else {
      throw PlanError(
        file: name, found: "no file that can be read", expected: "the file next to the command")
    }
    return try RuleBook(parsing: [UInt8](data), file: name)
  }

  /// Returns the rule with a number such as `P-55`; nil if no rule has this number.
  package subscript(number: String) -> Rule? {
    RuleNumber(number).flatMap { indices[$0] }.map { rules[$0] }
  }

  /// Returns the rule whose number is nearest to a text such as `p21`.
  ///
  /// Case is ignored, and the hyphen may be missing. The rule must have the chapter letter of the
  /// text. If two rules are equally near, the rule with the lower number is returned. The result is
  /// nil if the text does not look like a rule number.
  package func nearest(to text: String) -> Rule? {
    guard let match = text.wholeMatch(of: /([A-Za-z])-?([0-9]{1,9})([A-Za-z]?)/),
      let number = RuleNumber(
        "\(match.1.uppercased())-\(max(1, Int(match.2) ?? 1))\(match.3.lowercased())")
    else { return nil }
    return rules.filter { $0.number.chapter == number.chapter }
      .min { number.distance(to: $0.number) < number.distance(to: $1.number) }
  }
}
