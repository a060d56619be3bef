/// A rule as `present explain` prints it, above the rows of the state tables that cite it.
package struct RuleCard {
  private static let width = 100

  private let rule: Rule
  private let rows: [RowCard]

  /// Makes the card of a rule; `rows` are those that cite it.
  package init(_ rule: Rule, rows: [RowCard]) {
    self.rule = rule
    self.rows = rows
  }

  /// The rule as paragraphs of at most 100 columns.
  package var text: String {
    let title = "  \(rule.number)  \(rule.title) "
    let gap = max(1, Self.width - title.count - rule.confidence.rawValue.count)
    return title + String(repeating: " ", count: gap) + rule.confidence.rawValue + "\n"
      + paragraphs.map { Self.wrapped($0.label + $0.text) }.joined()
  }

  /// The rule as Markdown.
  package var markdown: String {
    """
    ### \(rule.number): \(rule.title)

    Confidence: \(rule.confidence.rawValue)

    \(paragraphs.map { "\($0.label)\($0.text)\n" }.joined(separator: "\n"))
    """
  }

  private var paragraphs: [(label: String, text: String)] {
    var paragraphs = [("", rule.text), ("Rests on: ", rule.restsOn)]
    if let inApps = rule.inApps { paragraphs.append(("In apps: ", inApps)) }
    switch rule.scope {
    case .tested: break
    case .notTested(let reason): paragraphs.append(("Not tested: ", reason))
    case .outOfScope(let reason): paragraphs.append(("Not modeled: ", reason))
    }
    if !rows.isEmpty { paragraphs.append(("State tables: ", tables)) }
    return paragraphs
  }

  /// The names of the rows that cite the rule, by machine.
  private var tables: String {
    RowListing.unique(rows.map(\.machine)).map { machine in
      let names = rows.filter { $0.machine == machine }.map { "\"\($0.name)\"" }
      return "\(machine) \(names.joined(separator: ", "))"
    }.joined(separator: "; ") + "."
  }

  private static func wrapped(_ text: String) -> String {
    var lines = [" "]
    for word in text.split(separator: " ") {
      let line = lines.count - 1
      if lines[line].count + 1 + word.count > width { lines.append(" ") }
      lines[lines.count - 1] += " " + word
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
