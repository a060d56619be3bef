/// A row of a state machine's table: its name, its rules and its effects.
///
/// A row is a constant that a machine's `handle(_:)` returns for a state and an event. Its effects
/// are performed in their order. The tests that check all rows, and the tables in the
/// documentation, use the same constants. A row is an object, because copying its parts each time
/// would be slow.
package final class Row<Effect: Hashable & Sendable>: NamedRow, Hashable, Sendable {
  /// The kind of a row: a normal step, or an error.
  package enum Kind: Hashable, Sendable {
    /// A step of the machine, for a state and an event that can occur together.
    case step
    /// An error, for a state and an event that cannot occur together.
    ///
    /// A machine takes such a row only if this package has a bug.
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

  /// Returns a row with other effects, and with the name, rules and kind of this row.
  func with(_ effects: [Effect]) -> Row { Row(name, rules, kind, effects) }

  package static func == (a: Row, b: Row) -> Bool {
    a.name == b.name && a.rules == b.rules && a.kind == b.kind && a.effects == b.effects
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A row of any state machine; a row is the same object each time that its machine returns it.
package protocol NamedRow: AnyObject {
  var name: String { get }
}
