import PresentationTesting

extension ConformanceReport {
  /// The text of the report.
  ///
  /// The text lists all plans and the differences. It then lists the rules that are named only by
  /// plans with differences, the numbers that are no rules, and the proposed changes of
  /// `SystemBehavior`.
  package var text: String {
    let width = entries.map(\.plan.count).max() ?? 0
    var lines = entries.map { entry in
      let name = entry.plan + String(repeating: " ", count: width - entry.plan.count)
      return "  \(entry.agrees ? "✓" : "✗") \(name)  \(entry.rules.joined(separator: " "))"
    }
    for entry in differing {
      lines.append("\n  ✗ \(entry.plan)   \(entry.system)")
      lines += entry.differences.flatMap { $0.split(separator: "\n").map { "      \($0)" } }
    }
    lines += rulesLines + proposalLines
    let systems = Set(entries.map(\.system)).sorted().joined(separator: ", ")
    let agreeing = entries.count - differing.count
    lines.append("\n  \(systems): \(agreeing) agree, \(differing.count) differ")
    return printed(lines)
  }

  private var rulesLines: [String] {
    let shown = Set(entries.filter(\.agrees).flatMap(\.rules))
    let doubted = Set(differing.flatMap(\.rules)).subtracting(shown).subtracting(unknownRules)
    return [
      ("Rules that only differing plans name", doubted.sorted()),
      ("Numbers in plans that are no rules of this version", unknownRules),
    ].compactMap { title, rules in
      rules.isEmpty ? nil : "\n  \(title): \(rules.joined(separator: " "))"
    }
  }

  private var proposalLines: [String] {
    proposals.map { proposal in
      let lost =
        proposal.broken.isEmpty ? "" : "; \(proposal.broken.joined(separator: ", ")) would differ"
      return "\n  \(proposal.item.name) = \(proposal.value) would agree with "
        + proposal.plans.joined(separator: ", ") + lost
    }
  }

  private func printed(_ lines: [String]) -> String {
    lines.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map { printable(String($0)) + "\n" }.joined()
  }
}
