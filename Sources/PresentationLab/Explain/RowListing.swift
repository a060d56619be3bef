import Presentation

/// A list of rows of the state tables, as plain text or as Markdown.
package struct RowListing {
  private let cards: [RowCard]

  /// Creates a list of rows in the given order.
  package init(_ cards: [RowCard]) {
    self.cards = cards
  }

  /// The names of all state machines, each listed once.
  package static var machines: [String] { unique(RowCard.all.map(\.machine)) }

  /// Returns the name of the documentation page with a state machine's table.
  static func page(of machine: String) -> String {
    machine == MachineKind.presentationLink.rawValue
      ? "PresentationMachineTable" : machine.prefix(1).uppercased() + machine.dropFirst() + "Table"
  }

  /// The list as text, with a paragraph per row.
  package var text: String { cards.map(paragraph).joined(separator: "\n") }

  /// The list as Markdown: a table per state machine, with links to the pages of the rules.
  package var markdown: String {
    Self.unique(cards.map(\.machine)).map { machine in
      let rows = cards.filter { $0.machine == machine }.map { card in
        "| \(card.name) | \(steps(card, separator: "; ")) | "
          + "\(card.effects.joined(separator: ", ")) | \(links(card.rules)) |"
      }
      return """
        ### \(machine)

        | Row | State + event → state | Effects, in order | Rules |
        |---|---|---|---|
        \(rows.joined(separator: "\n"))

        """
    }.joined(separator: "\n")
  }

  private func links(_ rules: [String]) -> String {
    rules.map { RuleNumber($0)?.link ?? $0 }.joined(separator: ", ")
  }

  private func paragraph(_ card: RowCard) -> String {
    let rules = card.rules.isEmpty ? "" : "   \(card.rules.joined(separator: " "))"
    let effects =
      card.isImpossible
      ? ["impossible: the program stops"]
      : card.effects.enumerated().map { "\($0.offset + 1). \($0.element)" }
    let lines = [steps(card, separator: "\n    ")] + (effects.isEmpty ? ["no effect"] : effects)
    return "\(card.machine): \(card.name)\(rules)\n"
      + lines.map { "    \($0)\n" }.joined()
  }

  private func steps(_ card: RowCard, separator: String) -> String {
    card.steps.map { step in
      step.state == "any"
        ? step.event : "\(step.state) + \(step.event) → \(step.next)"
    }.joined(separator: separator)
  }

  static func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }
}
