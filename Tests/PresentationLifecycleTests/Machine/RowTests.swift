import Foundation
import PresentationLifecycle
import TestSupport
import Testing

/// Properties of the rows in the state tables of all state machines.
struct RowTests {
  @Test
  func `the state tables contain exactly the rows that the source code defines`() throws {
    try expectAllPicked("Appearance/Appearance", Appearance.table.map(\.row), count: 9)
    try expectAllPicked(
      "Presentation/PresentationMachine", PresentationMachine.table.map(\.row), count: 42)
    try expectAllPicked(
      "Transition/TransitionMachine", TransitionMachine.table.map(\.row), count: 16)
    try expectAllPicked("Interaction/Interaction", Interaction.table.map(\.row), count: 17)
    try expectAllPicked(
      "Appearance/ManualAppearance", ManualAppearance.table.map(\.row), count: 6)
    try expectAllPicked("Hierarchy/Admission", Admission.table, count: 37)
    try expectAllPicked(
      "Animator/PropertyAnimation", PropertyAnimation.table.map(\.row), count: 38)
    try expectAllPicked("Stack/StackMachine", StackMachine.table.map(\.row), count: 25)
    try expectAllPicked("Tab/TabMachine", TabMachine.table.map(\.row), count: 17)
  }

  /// Expects that the table of a state machine uses each row that its source files declare.
  private func expectAllPicked<Effect>(
    _ file: String, _ rows: [Row<Effect>], count: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/PresentationLifecycle").standardized
    let place = sources.appending(path: file)
    let folder = place.deletingLastPathComponent().path
    let text = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { name in [".", "+"].contains { name.hasPrefix(place.lastPathComponent + $0) } }
      .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }.joined()
    let written = text.matches(of: /Row<Effect>(?:\.impossible)?\(\s*"([^"]+)"/)
      .map { String($0.1) }
    expect(written.count, equals: count, sourceLocation: sourceLocation)
    expect(written.uniqued.count, equals: count, "names are unique", sourceLocation: sourceLocation)
    expect(Set(written), equals: Set(rows.map(\.name)), sourceLocation: sourceLocation)
  }

  @Test func `each state and each event of a state machine is listed exactly once`() {
    expectDistinct(Appearance.self)
    expectDistinct(PresentationMachine.self)
    expectDistinct(TransitionMachine.self)
    expectDistinct(Interaction.self)
    expectDistinct(ManualAppearance.self)
    expectDistinct(PropertyAnimation.self)
    expectDistinct(StackMachine.self)
    expectDistinct(TabMachine.self)
  }

  private func expectDistinct<M: Machine>(_ machine: M.Type) {
    expect(Set(M.allStates).count, equals: M.allStates.count)
    expect(Set(M.allEvents).count, equals: M.allEvents.count)
    expect(Set(M.table.map(\.next)).isSubset(of: M.allStates))
  }

  @Test func `impossible events have no effects in the state tables`() {
    expectInert(Appearance.self)
    expectInert(PresentationMachine.self)
    expectInert(TransitionMachine.self)
    expectInert(Interaction.self)
    expectInert(ManualAppearance.self)
    expectInert(PropertyAnimation.self)
    expectInert(StackMachine.self)
    expectInert(TabMachine.self)
  }

  private func expectInert<M: Machine>(_ machine: M.Type) {
    for line in M.table where line.row.kind == .impossible {
      expect(line.next == line.state && line.row.effects.isEmpty, "\(line)")
    }
  }

  @Test func `in the state tables, each row for a possible event names its rules`() {
    expectRules(Appearance.table.map(\.row))
    expectRules(PresentationMachine.table.map(\.row))
    expectRules(TransitionMachine.table.map(\.row))
    expectRules(Interaction.table.map(\.row))
    expectRules(ManualAppearance.table.map(\.row))
    expectRules(PropertyAnimation.table.map(\.row))
    expectRules(StackMachine.table.map(\.row))
    expectRules(TabMachine.table.map(\.row))
    expectRules(Admission.table)
  }

  private func expectRules<Effect>(_ rows: [Row<Effect>]) {
    for row in rows where row.kind == .step {
      let isNumbered = row.rules.wholeMatch(of: /[ACNPT]-\d+[a-z]?( [ACNPT]-\d+[a-z]?)*/) != nil
      expect(isNumbered, "\(row.name): \(row.rules)")
    }
  }
}
