/// A deliberate mistake in one row of a state table, for mutation tests.
///
/// For each possible mistake in each row, the tests play scenarios with this mistake. At least one
/// scenario must then have a wrong trace or a wrong final state.
package struct RowFlip: Hashable, Sendable, CustomStringConvertible {
  package enum Change: Hashable, Sendable {
    /// Leaves out one effect of the row: the effect at this index.
    case drop(Int)
    /// Exchanges the effect at this index with the next effect.
    case swap(Int)
    /// Moves to the state at this index of `allStates` instead of the correct state.
    case next(Int)
  }

  package let machine: MachineKind
  package let row: String
  package let change: Change

  package init(machine: MachineKind, row: String, change: Change) {
    (self.machine, self.row, self.change) = (machine, row, change)
  }

  package var description: String { "\(machine.rawValue) \"\(row)\" \(change)" }

  func apply<M: Machine>(to row: inout Row<M.Effect>, of machine: inout M) {
    guard M.kind == self.machine, row.name == self.row else { return }
    if case .next(let index) = change {
      machine.state = M.allStates[index]
    } else {
      row = changed(row)
    }
  }

  func apply(to row: inout Row<Admission.Effect>) {
    guard machine == .admission, row.name == self.row else { return }
    row = changed(row)
  }

  private func changed<Effect>(_ row: Row<Effect>) -> Row<Effect> {
    var effects = row.effects
    switch change {
    case .drop(let index): effects.remove(at: index)
    case .swap(let index): effects.swapAt(index, index + 1)
    case .next: break
    }
    return row.with(effects)
  }
}
