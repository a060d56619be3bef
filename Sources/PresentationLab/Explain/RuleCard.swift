/// A rule in the form in which `present explain` prints it.
///
/// The card lists only the names of the state-table rows that cite the rule.
package struct RuleCard {
  private let rule: Rule
  private let rows: [RowCard]
  private let evidence: RuleEvidence.Entry

  /// Creates the card of a rule; `rows` are the state-table rows that cite the rule.
  package init(_ rule: Rule, rows: [RowCard], evidence: RuleEvidence.Entry) {
    self.rule = rule
    self.rows = rows
    self.evidence = evidence
  }

  /// The card as text, in paragraphs of at most 100 columns.
  package var text: String {
    RuleListing.heading(rule, width: TextWrap.width) + "\n"
      + paragraphs(tables: tables).map { TextWrap.wrapped($0.label + $0.text, indent: 2) }.joined()
      + list("Plans", evidence.plans, limit: 6)
      + list("Tests", evidence.tests.map(Self.words), limit: 6)
  }

  /// The card as Markdown: a section for the documentation page of the rule's chapter.
  package var markdown: String {
    let items =
      paragraphs(tables: linkedTables).dropFirst().map { label, text in
        (label, RuleNumber.linked(in: text))
      } + [
        ("Plans: ", Self.sample(evidence.plans.map { "`\($0)`" })),
        ("Tests: ", Self.sample(evidence.tests.map { "\"\($0.name)\" in `\($0.file)`" })),
      ]
    let list = items.filter { !$0.1.isEmpty }.map { "- **\($0.0.dropLast(2))**: \($0.1)\n" }
    return """
      ### \(rule.number)

      **\(RuleNumber.linked(in: rule.title))** \(RuleNumber.linked(in: rule.text))

      - **Confidence**: \(rule.confidence.rawValue)
      \(list.joined())
      """
  }

  private func paragraphs(tables: String) -> [(label: String, text: String)] {
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

  /// The names of the state-table rows that cite the rule, grouped by state machine.
  private var tables: String { tables { $0 } }

  /// The names of the state-table rows that cite the rule, with links to the pages of the tables.
  private var linkedTables: String {
    tables { "[\($0)](doc:\(RowListing.page(of: $0)))" }
  }

  private func tables(_ heading: (String) -> String) -> String {
    RowListing.unique(rows.map(\.machine)).map { machine in
      let names = rows.filter { $0.machine == machine }.map { "\"\($0.name)\"" }
      return "\(heading(machine)) \(names.joined(separator: ", "))"
    }.joined(separator: "; ") + "."
  }

  private static func words(_ test: RuleTest) -> String { "\(test.name) (\(test.file))" }

  /// Returns a heading, at most `limit` items, and the number of the remaining items.
  private func list(_ heading: String, _ items: [String], limit: Int) -> String {
    guard !items.isEmpty else { return "" }
    let rest = items.count - limit
    return "  \(heading):\n"
      + items.prefix(limit).map { TextWrap.wrapped($0, indent: 4) }.joined()
      + (rest > 0 ? "    and \(rest) more\n" : "")
  }

  /// Returns at most three items in one sentence, and the number of remaining items.
  private static func sample(_ items: [String]) -> String {
    let rest = items.count - 3
    let listed = items.prefix(3).joined(separator: "; ")
    return listed + (rest > 0 ? "; and \(rest) more" : "")
  }
}
