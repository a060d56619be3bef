import Foundation

/// A list of rules with their numbers, titles and confidences, for a search or a chapter.
package struct RuleListing {
  private let rules: [Rule]

  /// Creates a list of rules in the given order.
  package init(_ rules: [Rule]) {
    self.rules = rules
  }

  /// The list as text, with a line per rule; the confidence ends at column 100.
  package var text: String {
    rules.map { Self.heading($0, width: TextWrap.width) + "\n" }.joined()
  }

  /// The list as Markdown: a table for each confidence, with links to the pages of the rules.
  package var markdown: String {
    RowListing.unique(rules.map(\.confidence.rawValue)).map { confidence in
      let rows = rules.filter { $0.confidence.rawValue == confidence }.map {
        "| \($0.number.link) | \($0.title) | \($0.restsOn) |"
      }
      return """
        ### \(confidence.prefix(1).uppercased() + confidence.dropFirst())

        | Rule | What holds | What it rests on |
        |---|---|---|
        \(rows.joined(separator: "\n"))

        """
    }.joined(separator: "\n")
  }

  /// Returns a rule's number, title and confidence, with the confidence at the end of the line.
  static func heading(_ rule: Rule, width: Int) -> String {
    let title = "  \(rule.number)  \(rule.title) "
    let gap = max(1, width - title.count - rule.confidence.rawValue.count)
    return title + String(repeating: " ", count: gap) + rule.confidence.rawValue
  }
}
