import Foundation

/// Rules by number, title and confidence: a search's results, or a chapter.
package struct RuleListing {
  private let rules: [Rule]

  /// The rules to list, in order.
  package init(_ rules: [Rule]) {
    self.rules = rules
  }

  /// A line for each rule, whose confidence ends at column 100.
  package var text: String {
    rules.map { Self.heading($0, width: TextWrap.width) + "\n" }.joined()
  }

  /// A table for each confidence that occurs, with links to the rules' pages.
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

  /// A rule's number and title, and its confidence at the end of the line.
  static func heading(_ rule: Rule, width: Int) -> String {
    let title = "  \(rule.number)  \(rule.title) "
    let gap = max(1, width - title.count - rule.confidence.rawValue.count)
    return title + String(repeating: " ", count: gap) + rule.confidence.rawValue
  }
}
