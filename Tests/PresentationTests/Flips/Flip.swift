import PresentationLifecycle
import TestSupport

/// A mistake that is planted into a row of a state table, with a description of the changed row.
struct Flip: Hashable, Sendable, CustomStringConvertible {
  let plan: RowFlip
  let description: String

  /// Whether a pattern in the list of mistakes without visible effect matches this flip.
  ///
  /// A pattern that ends in `*` matches all flips whose descriptions begin with the text before the
  /// `*`.
  func matches(_ pattern: String) -> Bool {
    pattern.last == "*" ? description.hasPrefix(pattern.dropLast()) : description == pattern
  }

  /// Returns all flips of all rows of a table.
  ///
  /// A flip drops one effect, exchanges two neighboring effects, or replaces the next state.
  static func all(of machine: MachineKind) -> [Flip] {
    switch machine {
    case .admission: Admission.table.flatMap { changes(of: $0, machine) }
    case .appearance: all(of: Appearance.self)
    case .interaction: all(of: Interaction.self)
    case .manualAppearance: all(of: ManualAppearance.self)
    case .presentationLink: all(of: PresentationMachine.self)
    case .propertyAnimation: all(of: PropertyAnimation.self)
    case .stack: all(of: StackMachine.self)
    case .tab: all(of: TabMachine.self)
    case .transition: all(of: TransitionMachine.self)
    }
  }

  private static func all<M: Machine>(of machine: M.Type) -> [Flip] {
    var nexts: [Row<M.Effect>: Set<M.State>] = [:]
    var rows: [Row<M.Effect>] = []
    for line in M.table where line.row.kind == .step {
      if nexts[line.row] == nil { rows.append(line.row) }
      nexts[line.row, default: []].insert(line.next)
    }
    return rows.flatMap { row in
      changes(of: row, M.kind)
        + M.allStates.enumerated().filter { nexts[row] != [$0.element] }.map { index, state in
          Flip(
            plan: RowFlip(machine: M.kind, row: row.name, change: .next(index)),
            description: "\(row.name) > \(tableWord(state))")
        }
    }
  }

  private static func changes<Effect>(of row: Row<Effect>, _ machine: MachineKind) -> [Flip] {
    func flip(_ change: RowFlip.Change, _ what: String) -> Flip {
      Flip(
        plan: RowFlip(machine: machine, row: row.name, change: change),
        description: "\(row.name): \(what)")
    }
    let words = row.effects.map(tableWord)
    return words.indices.map { flip(.drop($0), "no \(words[$0])") }
      + words.indices.dropLast().map { flip(.swap($0), "\(words[$0 + 1]) before \(words[$0])") }
  }
}
