import Presentation
import PresentationTesting

/// The name, the rules, the steps and the effects of one row of a state table, as text.
package struct RowCard: Hashable, Sendable {
  /// A state and an event to which the row applies, with the next state.
  package struct Step: Hashable, Sendable {
    package let state: String
    package let event: String
    package let next: String
  }

  package let machine: String
  package let name: String
  package let rules: [String]
  package let steps: [Step]
  package let effects: [String]
  /// Whether the states and events of the row can never occur together.
  ///
  /// A state machine uses an impossible row only if the package has a bug.
  package let isImpossible: Bool

  /// The rows of all state machines, in the order of each machine's states and events.
  package static let all: [RowCard] =
    admission + cards(Appearance.self) + cards(ManualAppearance.self) + cards(Interaction.self)
    + cards(PresentationMachine.self) + cards(PropertyAnimation.self)
    + cards(StackMachine.self) + cards(TabMachine.self) + cards(TransitionMachine.self)

  private static func cards<M: Machine>(_ machine: M.Type) -> [RowCard] {
    var order: [Row<M.Effect>] = []
    var steps: [Row<M.Effect>: [Step]] = [:]
    for (state, event, row, next) in M.table {
      if steps[row] == nil { order.append(row) }
      steps[row, default: []].append(
        Step(state: words(state), event: words(event), next: words(next)))
    }
    return order.map { card(M.kind, $0, steps[$0] ?? []) }
  }

  private static var admission: [RowCard] {
    let arrivals = Admission.Arrival.allCases.map { (Admission.row(for: $0), words($0)) }
    let checks = Admission.Check.allCases.map { (Admission.row(for: $0), words($0)) }
    let entries = Admission.Entry.allCases.map { (Admission.row(for: $0), words($0)) }
    return (arrivals + checks + entries).map { row, guardName in
      card(.admission, row, [Step(state: "any", event: guardName, next: "any")])
    }
  }

  private static func card<Effect>(
    _ kind: MachineKind, _ row: Row<Effect>, _ steps: [Step]
  ) -> RowCard {
    RowCard(
      machine: kind.rawValue, name: row.name,
      rules: row.rules.split(separator: " ").map(String.init), steps: steps,
      effects: row.effects.map(words), isImpossible: row.kind == .impossible)
  }

  /// Returns the text of a value without type names, such as `running(presenting)`.
  private static func words(_ value: some Any) -> String {
    var result = ""
    var word = ""
    for character in "\(value)" + " " {
      if character == "." {
        word = ""
      } else if character.isLetter || character.isNumber {
        word.append(character)
      } else {
        result += word + String(character)
        word = ""
      }
    }
    return String(result.dropLast())
  }
}
