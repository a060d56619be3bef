import PresentationLab
import PresentationTesting

/// The coverage of an exploration: the scenario's moves (actions), the rows of the state tables,
/// and the rules that its runs have used.
struct CoverageReport {
  private let exploration: Exploration

  init(_ exploration: Exploration) { self.exploration = exploration }

  /// The report: lines about moves, about the state-table rows of each state machine, and about
  /// rules.
  var text: String { "\n" + (moves + rows + [rules]).joined(separator: "\n") }

  private var moves: [String] {
    guard let map = exploration.map else { return [] }
    return zip(map.moves, map.moveCounts).enumerated().map { number, move in
      "  move \(number) \(quoted(move.0)): \(move.1.counted("step"))"
    }
  }

  private var taken: [RowCard] {
    let rows = Set(exploration.rows)
    return RowCard.all.filter { rows.contains("\($0.machine): \($0.name)") }
  }

  private var rows: [String] {
    let counts = Dictionary(grouping: RowCard.all, by: \.machine).mapValues(\.count)
    let taken = Dictionary(grouping: taken, by: \.machine)
    return RowListing.machines.compactMap { machine in
      guard let cards = taken[machine] else { return nil }
      let names = cards.map(\.name).joined(separator: ", ")
      return "  \(machine), \(cards.count) of \((counts[machine] ?? 0).counted("row")): \(names)"
    }
  }

  private var rules: String {
    let rules = Set(taken.flatMap(\.rules)).compactMap { RuleNumber($0) }.sorted()
    return "  \(rules.count.counted("rule")): \(rules.map(\.description).joined(separator: " "))"
  }
}
