import Foundation
package import PresentationPlans

/// Every rule of the model, by number.
package struct RuleBook: Sendable {
  /// The rules, in the order of their numbers.
  package let rules: [Rule]
  private let indices: [RuleNumber: Int]

  /// Makes a book of rules that are in order.
  init(_ rules: [Rule]) {
    self.rules = rules
    indices = Dictionary(
      rules.enumerated().map { ($0.element.number, $0.offset) }, uniquingKeysWith: { $1 })
  }

  /// Returns the book that the package ships, which is read once.
  ///
  /// - Throws: A `PlanError` that names the line and the rule, for the first thing that is wrong.
  package static func shipped() throws(PlanError) -> RuleBook { try shippedBook.get() }

  private static let shippedBook = Result { () throws(PlanError) -> RuleBook in
    let name = "rules.json"
    guard let file = Bundle.module.url(forResource: "rules", withExtension: "json"),
      let data = try? Data(contentsOf: file)
    else {
      throw PlanError(
        file: name, found: "no file that can be read", expected: "it beside the command")
    }
    return try RuleBook(parsing: [UInt8](data), file: name)
  }

  /// The rule of this number, if there is one.
  package subscript(number: String) -> Rule? {
    RuleNumber(number).flatMap { indices[$0] }.map { rules[$0] }
  }

  /// The rule whose number is nearest to a text that looks like one.
  ///
  /// Case is free and the hyphen may be missing. Of two equally near rules the first is returned.
  package func nearest(to text: String) -> Rule? {
    guard let match = text.wholeMatch(of: /([A-Za-z])-?([0-9]{1,9})([A-Za-z]?)/),
      let number = RuleNumber(
        "\(match.1.uppercased())-\(max(1, Int(match.2) ?? 1))\(match.3.lowercased())")
    else { return nil }
    return rules.filter { $0.number.chapter == number.chapter }
      .min { number.distance(to: $0.number) < number.distance(to: $1.number) }
  }
}
