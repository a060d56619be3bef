/// One line of a machine's table: why it exists, what it is called, and what the shell performs.
///
/// A row is a constant. The order of `effects` is the contract; the switch in a machine's
/// `handle(_:)` picks rows, and everything else (coverage, partition and flip tests, tables in
/// the documentation) reads the same constants. An object, since rows are handed on all the time
/// and copies of its parts would cost more than what they say.
package final class Row<Effect: Hashable & Sendable>: Hashable, Sendable {
  /// The meaning of picking the row.
  package enum Kind: Hashable, Sendable {
    /// An edge of the machine.
    case step
    /// A pair that the laws exclude. Picking it is a bug of ours.
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

  /// The same row, with another list.
  func with(_ effects: [Effect]) -> Row { Row(name, rules, kind, effects) }

  package static func == (a: Row, b: Row) -> Bool {
    a.name == b.name && a.rules == b.rules && a.kind == b.kind && a.effects == b.effects
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
