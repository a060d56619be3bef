import PresentationLifecycle
import Testing

/// The proof that the scenarios read every row: a mistake in any of them changes what is seen.
@MainActor struct FlipTests {
  /// Each scenario without a mistake: what is seen, and the rows that fired.
  private static let rehearsals = Scenario.all.map {
    (scenario: $0, rehearsal: $0.rehearsal())
  }

  @Test func `two runs of a scenario are the same`() {
    for (scenario, rehearsal) in Self.rehearsals {
      #expect(scenario.digest() == rehearsal.digest, "\(scenario.name)")
    }
  }

  @Test(arguments: MachineKind.allCases)
  func `each row is hit by a scenario`(machine: MachineKind) {
    let hits = Self.rehearsals.reduce(into: Set<Scenario.Hit>()) {
      $0.formUnion($1.rehearsal.hits)
    }
    let rows = Set(Flip.all(of: machine).map(\.plan.row)).union(Self.names(of: machine))
    let missed = rows.filter { !hits.contains(Scenario.Hit(machine: machine, row: $0)) }
    #expect(missed.sorted() == [])
  }

  private static func names(of machine: MachineKind) -> [String] {
    func steps<M: Machine>(_ machine: M.Type) -> [String] {
      M.table.filter { $0.row.kind == .step }.map(\.row.name)
    }
    return switch machine {
    case .admission: Admission.table.map(\.name)
    case .appearance: steps(Appearance.self)
    case .presentationLink: steps(PresentationLink.self)
    case .transition: steps(TransitionMachine.self)
    }
  }

  @Test(arguments: MachineKind.allCases)
  func `each flip of each row is noticed, or listed with its reason`(machine: MachineKind) {
    let survivors = Flip.all(of: machine).filter { !isNoticed($0) }.map(\.description)
    let listed = Survivor.all.filter { $0.machine == machine }.flatMap(\.flips)
    let unlisted = survivors.filter { !listed.contains($0) }
    let stale = listed.filter { !survivors.contains($0) }
    if !unlisted.isEmpty { Issue.record("not noticed:\n\(unlisted.joined(separator: "\n"))") }
    if !stale.isEmpty { Issue.record("listed, but noticed:\n\(stale.joined(separator: "\n"))") }
  }

  private func isNoticed(_ flip: Flip) -> Bool {
    let hit = Scenario.Hit(machine: flip.plan.machine, row: flip.plan.row)
    return Self.rehearsals.contains { scenario, rehearsal in
      rehearsal.hits.contains(hit) && scenario.digest(flip: flip.plan) != rehearsal.digest
    }
  }
}
