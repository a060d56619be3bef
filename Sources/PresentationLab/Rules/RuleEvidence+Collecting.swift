import Foundation

extension RuleEvidence {
  /// Finds the rule numbers in the tests and plans of a repository with the path `root`.
  package static func collected(at root: String) -> RuleEvidence {
    var listing = Listing()
    for path in paths(below: root) {
      guard let bytes = FileManager.default.contents(atPath: "\(root)/\(path)") else { continue }
      if path.hasSuffix(".swift") {
        let carriers = carriers(in: String(decoding: bytes, as: UTF8.self))
        let rules = Dictionary(carriers.map { ($0.name, $0.rules) }, uniquingKeysWith: +)
        if !rules.isEmpty { listing.tests[path] = rules }
      } else {
        let rules = rules(ofPlan: bytes)
        if !rules.isEmpty { listing.plans[path] = rules }
      }
    }
    return RuleEvidence(listing)
  }

  /// Returns the tests and suites in a Swift file that have a trait such as `.rule("P-1")`, each
  /// with the rule numbers in its traits.
  ///
  /// A trait belongs to the next function or type in the text.
  package static func carriers(in text: String) -> [(name: String, rules: [String])] {
    var carriers: [(name: String, rules: [String])] = []
    var rules: [String] = []
    // A regular expression is compiled each time its literal is evaluated.
    let (numbers, names) = (
      /"([A-Z]-[0-9]+[a-z]?)"/, /(?:func|struct|class|enum) (?:`([^`]+)`|(\w+))/
    )
    for part in text.components(separatedBy: ".rule(").dropFirst() {
      guard let end = part.range(of: ")") else { continue }
      rules += part[..<end.lowerBound].matches(of: numbers).map { String($0.1) }
      guard let match = part[end.upperBound...].firstMatch(of: names) else { continue }
      if !rules.isEmpty, let name = match.1 ?? match.2 { carriers.append((String(name), rules)) }
      rules = []
    }
    return carriers
  }

  private static func paths(below root: String) -> [String] {
    ["Tests", "Plans"].flatMap { folder in
      let paths = try? FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)")
      return (paths ?? []).map { "\(folder)/\($0)" }
    }
    .filter { path in
      path.hasPrefix("Plans/") ? path.hasSuffix(".json") : path.hasSuffix(".swift")
    }
    .sorted()
  }

  /// Returns the rule numbers in a plan's description, in order and without repetitions.
  private static func rules(ofPlan bytes: Data) -> [String] {
    let object = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any]
    guard let about = object?["about"] as? String else { return [] }
    return RowListing.unique(
      about.matches(of: /\b[A-Z]-[0-9]+[a-z]?\b/).map { String($0.0) })
  }
}
