import Foundation
package import PresentationPlans

/// The tests and plans that show each rule.
///
/// The package ships them as a file, so that `present explain` needs neither tests nor plans.
package struct RuleEvidence: Equatable, Sendable {
  /// The tests and plans that show one rule, those that show the fewest other rules first.
  package struct Entry: Equatable, Sendable {
    /// Paths of plans, relative to the root of the repository.
    package var plans: [String] = []
    package var tests: [RuleTest] = []
  }

  /// The file: for each plan and each test the rules that it shows.
  struct Listing: Codable, Equatable, Sendable {
    /// Rules by the paths of plans.
    var plans: [String: [String]] = [:]
    /// Rules by the names of tests, by the paths of their files.
    var tests: [String: [String: [String]]] = [:]
  }

  private let listing: Listing
  private let entries: [String: Entry]

  init(_ listing: Listing) {
    self.listing = listing
    entries = Self.entries(of: listing)
  }

  /// Returns the evidence that the package ships, which is read once.
  ///
  /// - Throws: A `PlanError` if its file is missing or damaged.
  package static func shipped() throws(PlanError) -> RuleEvidence { try shippedEvidence.get() }

  private static let shippedEvidence = Result { () throws(PlanError) -> RuleEvidence in
    guard let file = Bundle.module.url(forResource: "evidence", withExtension: "json"),
      let data = try? Data(contentsOf: file),
      let listing = try? JSONDecoder().decode(Listing.self, from: data)
    else {
      throw PlanError(
        file: "evidence.json", found: "no file that can be read",
        expected: "it beside the command; run .ci/tables")
    }
    return RuleEvidence(listing)
  }

  /// The tests and plans that show a rule; none of either if no test and no plan names it.
  package subscript(number: RuleNumber) -> Entry { entries[number.description] ?? Entry() }

  /// The text of the file: a line for each plan and for each file of tests, in order.
  package var text: String {
    """
    {
      "plans": {
    \(Self.lines(listing.plans))
      },
      "tests": {
    \(Self.lines(listing.tests))
      }
    }

    """
  }

  private static func lines(_ items: [String: some Encodable]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return items.sorted { $0.key < $1.key }.compactMap { path, rules in
      (try? encoder.encode(rules)).map { data in
        "    \"\(path)\": \(String(decoding: data, as: UTF8.self))"
      }
    }.joined(separator: ",\n")
  }

  private static func entries(of listing: Listing) -> [String: Entry] {
    var entries: [String: Entry] = [:]
    for (path, rules) in sorted(listing.plans) {
      for rule in rules { entries[rule, default: Entry()].plans.append(path) }
    }
    var tests: [RuleTest: [String]] = [:]
    for (file, names) in listing.tests {
      for (name, rules) in names { tests[RuleTest(file: file, name: name)] = rules }
    }
    for (test, rules) in sorted(tests) {
      for rule in rules { entries[rule, default: Entry()].tests.append(test) }
    }
    return entries
  }

  /// Orders items by the number of their rules, then by themselves.
  private static func sorted<Item: Comparable>(
    _ items: [Item: [String]]
  ) -> [(item: Item, rules: [String])] {
    items.map { (item: $0.key, rules: $0.value) }.sorted {
      ($0.rules.count, $0.item) < ($1.rules.count, $1.item)
    }
  }
}
