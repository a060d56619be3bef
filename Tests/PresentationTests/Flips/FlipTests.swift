import PresentationLifecycle
import PresentationTesting
import TestSupport
import Testing

/// Proves that the scenarios depend on every row of the state tables.
///
/// The tests plant a mistake (a "flip") in each row. A mistake must change the digest of a
/// scenario, which is the log of its run.
@MainActor struct FlipTests {
  /// Each scenario, with the log of a run without a flip and the state table rows of this run.
  ///
  /// The shortest log is first. Most flips change the log of every scenario that uses the changed
  /// row, so a short run is usually enough.
  private static let rehearsals = Scenario.all.map {
    (scenario: $0, rehearsal: $0.rehearsal())
  }.sorted { $0.rehearsal.digest.count < $1.rehearsal.digest.count }

  /// The places of the rehearsals that use a row of a state table.
  private static let users: [Scenario.Hit: [Int]] = rehearsals.enumerated().reduce(into: [:]) {
    for hit in $1.element.rehearsal.hits { $0[hit, default: []].append($1.offset) }
  }

  @Test func `two runs of the same test scenario have equal logs`() {
    for (scenario, rehearsal) in Self.rehearsals {
      expect(scenario.digest(), equals: rehearsal.digest, "\(scenario.name)")
    }
  }

  @Test(arguments: MachineKind.allCases)
  func `the test scenarios together use every entry of the state tables`(machine: MachineKind) {
    let hits = Self.rehearsals.reduce(into: Set<Scenario.Hit>()) {
      $0.formUnion($1.rehearsal.hits)
    }
    let missed = Self.rows(of: machine).filter {
      !hits.contains(Scenario.Hit(machine: machine, row: $0))
    }
    expect(missed, equals: [])
  }

  private static func rows(of machine: MachineKind) -> [String] {
    func steps<M: Machine>(_ machine: M.Type) -> [String] {
      M.table.filter { $0.row.kind == .step }.map(\.row.name)
    }
    return switch machine {
    case .admission: Admission.table.map(\.name)
    case .appearance: steps(Appearance.self)
    case .interaction: steps(Interaction.self)
    case .manualAppearance: steps(ManualAppearance.self)
    case .presentationLink: steps(PresentationMachine.self)
    case .propertyAnimation: steps(PropertyAnimation.self)
    case .stack: steps(StackMachine.self)
    case .tab: steps(TabMachine.self)
    case .transition: steps(TransitionMachine.self)
    }
  }

  @Test(.ownProcess, arguments: MachineKind.allCases)
  func `every wrong state table entry changes a scenario's log, except for listed entries`(
    machine: MachineKind
  ) {
    let listed = Survivor.all.filter { $0.machine == machine }.flatMap(\.flips)
    var unlisted: [String] = []
    var idle = Set(listed)
    var noticed: [String] = []
    var lastUsers: [Scenario.Hit: Int] = [:]
    for flip in Flip.all(of: machine) {
      let pattern = listed.first { flip.matches($0) }
      if let pattern { idle.remove(pattern) }
      switch (pattern, isNoticed(flip, sampling: pattern != nil, &lastUsers)) {
      case (nil, false): unlisted.append(flip.description)
      case (.some, true): noticed.append(flip.description)
      case (nil, true), (.some, false): break
      }
    }
    expect(unlisted, equals: [], "not noticed, and not listed")
    expect(noticed, equals: [], "listed, but noticed")
    expect(idle, equals: [], "listed, but no flip")
  }

  /// Whether the flip changes the log of a scenario that uses the changed row.
  ///
  /// The flip is tried in one scenario after another until a log changes. The first one is the
  /// scenario whose log was changed by the last flip of the same row, if there was one. If
  /// `sampling` is true, the flip is tried only in every fiftieth scenario. Only flips that are
  /// listed as having no visible effect are sampled, because no proof depends on them.
  private func isNoticed(
    _ flip: Flip, sampling: Bool, _ lastUsers: inout [Scenario.Hit: Int]
  ) -> Bool {
    let hit = Scenario.Hit(machine: flip.plan.machine, row: flip.plan.row)
    let users = Self.users[hit] ?? []
    let sample = stride(from: 0, to: users.count, by: sampling ? 50 : 1).map { users[$0] }
    let user = ([lastUsers[hit]].compactMap(\.self) + sample).first { place in
      let (scenario, rehearsal) = Self.rehearsals[place]
      return scenario.digest(flip: flip.plan, expecting: rehearsal.digest) != rehearsal.digest
    }
    if let user { lastUsers[hit] = user }
    return user != nil
  }

  /// 196 of 2462 flips change the log of no scenario.
  ///
  /// The numbers are in the order of `MachineKind.allCases`. `PresentationLifecycleTests` also
  /// compares the tables of the machines with literals.
  @Test func `if one entry of a state table is made wrong, some trace nearly always changes`() {
    let flips = MachineKind.allCases.map { ($0, Flip.all(of: $0)) }
    expect(flips.map(\.1.count), equals: [61, 73, 129, 20, 1227, 358, 278, 198, 118])
    let survivors = flips.map { machine, flips in
      let listed = Survivor.all.filter { $0.machine == machine }.flatMap(\.flips)
      return flips.filter { flip in listed.contains { flip.matches($0) } }.count
    }
    expect(survivors, equals: [9, 0, 14, 0, 143, 3, 12, 5, 10])
  }
}
