import Presentation

/// A check that the state machines of the package keep their laws during a soak test.
///
/// Every change of a state machine follows a row of its state table. A state machine must not use a
/// row that the table marks as impossible. It must not change its state while the effects of an
/// earlier row are still being performed. In a soak test, a broken law is a failure with a seed.
/// Outside of soak tests, a broken law stops the program.
@MainActor struct SoakLaws {
  private static let impossible: [MachineKind: Set<String>] = [
    .presentationLink: names(PresentationMachine.self), .transition: names(TransitionMachine.self),
    .interaction: names(Interaction.self), .appearance: names(Appearance.self),
    .manualAppearance: names(ManualAppearance.self),
    .propertyAnimation: names(PropertyAnimation.self), .stack: names(StackMachine.self),
    .tab: names(TabMachine.self),
  ]

  private let journal: SoakJournal
  private var links: [LinkID: PresentationMachine.State] = [:]
  private var transitions: [TransitionID: TransitionMachine.State] = [:]

  init(journal: SoakJournal) {
    self.journal = journal
  }

  private static func names<M: Machine>(_ machine: M.Type) -> Set<String> {
    Set(M.table.filter { $0.row.kind == .impossible }.map(\.row.name))
  }

  /// Checks the row of the state table that a state machine has just used.
  mutating func noteRow(_ kind: MachineKind, _ row: String, _ world: World) {
    if Self.impossible[kind]?.contains(row) == true {
      journal.breaks("design 4", "reached the impossible row \"\(row)\" of \(kind.rawValue)")
    }
    switch kind {
    case .presentationLink: noteLinks(row, world)
    case .transition: noteTransitions(row, world)
    case .admission, .appearance, .interaction, .manualAppearance, .propertyAnimation, .stack, .tab:
      break
    }
  }

  private mutating func noteLinks(_ row: String, _ world: World) {
    for id in world.hierarchy.links.ids {
      guard let machine = world.hierarchy.links[id]?.machine else { continue }
      let old = links.updateValue(machine.state, forKey: id)
      if machine.openLists > 0, let old, old != machine.state {
        journal.breaks("law 3", "link row \"\(row)\" during the callbacks of \(old)")
      }
    }
  }

  private mutating func noteTransitions(_ row: String, _ world: World) {
    for id in world.hierarchy.transitions.ids {
      guard let machine = world.hierarchy.transitions[id]?.machine else { continue }
      let old = transitions.updateValue(machine.state, forKey: id)
      if machine.openLists > 0, let old, old != machine.state {
        journal.breaks("law 3", "transition row \"\(row)\" during the callbacks of \(old)")
      }
    }
  }
}
