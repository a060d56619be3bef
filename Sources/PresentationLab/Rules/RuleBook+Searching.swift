import Foundation
import PresentationTesting

extension RuleBook {
  /// Returns the rules that contain every word of a query, best match first.
  ///
  /// The search ignores case. In the query, a signature such as `present(_:animated:completion:)`
  /// is shortened to the name before the parenthesis. Rules with the whole query in their title or
  /// keywords come first. Next come rules that have every word of the query in their title or
  /// keywords. All other matching rules follow. Each of these three groups is sorted by number.
  package func rules(matching query: String) -> [Rule] {
    let words = query.split(separator: " ").compactMap { word in
      word.split(separator: "(", omittingEmptySubsequences: false).first.map(String.init)
    }.filter { !$0.isEmpty }
    guard !words.isEmpty else { return [] }
    let phrase = words.joined(separator: " ")
    var groups: [[Rule]] = [[], [], []]
    for rule in rules {
      let heading = [rule.title, rule.keywords ?? ""].joined(separator: ", ")
      let whole = [heading, rule.text, rule.inApps ?? ""].joined(separator: " ")
      guard words.allSatisfy({ Self.contains(whole, $0) }) else { continue }
      let isInHeading = words.allSatisfy { Self.contains(heading, $0) }
      let group = Self.contains(heading, phrase) ? 0 : isInHeading ? 1 : 2
      groups[group].append(rule)
    }
    return groups.flatMap(\.self)
  }

  /// Returns a query in which each word that occurs in no rule is replaced by the most similar word
  /// of the rules.
  ///
  /// The result is nil if such a word has no similar word, or if all words occur in rules.
  package func nearestQuery(to query: String) -> String? {
    let text = rules.map { [$0.title, $0.text, $0.keywords ?? ""].joined(separator: " ") }
      .joined(separator: " ")
    let known = Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init)).sorted()
    var nearest: [String] = []
    for word in query.split(separator: " ").map(String.init) {
      let isKnown = Self.contains(text, word)
      guard let next = isKnown ? word : nearestWord(to: word, among: known) else { return nil }
      nearest.append(next)
    }
    let result = nearest.joined(separator: " ")
    return result == query ? nil : result
  }

  private static func contains(_ text: String, _ part: String) -> Bool {
    text.lowercased().contains(part.lowercased())
  }
}
