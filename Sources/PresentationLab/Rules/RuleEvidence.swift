import Foundation
package import PresentationPlans

/// The tests and plans that show each rule; a plan is a JSON file that describes a run.
///
/// The package ships this list as a file. Thus `present explain` can print the tests and plans of a
/// rule without reading the folders `Tests` and `Plans`.
package struct RuleEvidence: Equatable, Sendable {
  /// The tests and plans that show one rule.
  ///
  /// A test or plan that shows few rules is listed before a test or plan that shows many.
  package struct Entry: Equatable, Sendable {
    /// The paths of the plans, relative to the root of the repository.
    package var plans: [String] = []
    package var tests: [RuleTest] = []
  }

  /// The content of the evidence file: each plan and each test with the rules that it shows.
  struct Listing: Codable, Equatable, Sendable {
    /// The numbers of the rules that each plan shows, keyed by the plan's path.
    var plans: [String: [String]] = [:]
    /// The numbers of the rules that each test shows, keyed by the path of its file and then by its
    /// name.
    var tests: [String: [String: [String]]] = [:]
  }

  private let listing: Listing
  private let entries: [String: Entry]

  init(_ listing: Listing) {
    self.listing = listing
    entries = Self.entries(of: listing)
  }

  /// Returns the evidence that the package ships; the file is read once per process.
  ///
  /// - Throws: A `PlanError` if the file is missing or damaged.
  package static func shipped() throws(PlanError) -> RuleEvidence { try shippedEvidence.get() }

  private static let shippedEvidence = Result { () throws(PlanError) -> RuleEvidence in
    guard let file = Bundle.module.url(forResource: "evidence", withExtension: "json"),
      let data = try? Data(contentsOf: file),
      let listing = try? JSONDecoder().decode(Listing.self, from: data)
    else {
      throw PlanError(
        file: "evidence.json", found: "no file that can be read",
        expected: "the file next to the command; run .ci/tables")
    }
    return RuleEvidence(listing)
  }

  /// Returns the tests and plans that show a rule; both lists may be empty.
  package subscript(number: RuleNumber) -> Entry { entries[number.description] ?? Entry() }

  /// The text of the evidence file: a line for each plan and for each test file, in sorted order.
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

  /// Sorts tests or plans by the number of rules that they show, fewest first.
  ///
  /// If two numbers are equal, the names decide the order.
  private static func sorted<Item: Comparable>(
    _ items: [Item: [String]]
  ) -> [(item: Item, rules: [String])] {
    items.map { (item: $0.key, rules: $0.value) }.sorted {
      ($0.rules.count, $0.item) < ($1.rules.count, $1.item)
    }
  }
}
