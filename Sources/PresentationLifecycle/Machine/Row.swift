/// A row of a machine's state table: its name, its rules and its effects.
///
/// A row is a constant, and the order of its `effects` is part of its contract. The switch in a
/// machine's `handle(_:)` picks a row. The tests that check all rows and the tables in the
/// documentation read the same constants. A row is an object because rows are passed around often,
/// and copying their parts would be expensive.
package final class Row<Effect: Hashable & Sendable>: Hashable, Sendable {
  /// The meaning of picking the row.
  package enum Kind: Hashable, Sendable {
    /// A step of the machine, for a state and an event that can occur together.
    case step
    /// An error, for a state and an event that cannot occur together.
    ///
    /// Picking this row is a bug of this package.
    case impossible
  }

  package let name: String
  package let rules: String
  package let kind: Kind
  package let effects: [Effect]

  private init(_ name: String, _ rules: String, _ kind: Kind, _ effects: [Effect]) {
    (self.name, self.rules, self.kind, self.effects) = (name, rules, kind, effects)
  }

  package convenience init(_ name: String, _ rules: String, _ effects: [Effect] = []) {
    self.init(name, rules, .step, effects)
  }

  package static func impossible(_ reason: String) -> Row {
    Row(reason, "", .impossible, [])
  }

  /// Returns a row with the same name, rules and kind, and with other effects.
  func with(_ effects: [Effect]) -> Row { Row(name, rules, kind, effects) }

  package static func == (a: Row, b: Row) -> Bool {
    a.name == b.name && a.rules == b.rules && a.kind == b.kind && a.effects == b.effects
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
