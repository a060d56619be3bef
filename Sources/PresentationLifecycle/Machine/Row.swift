/// A row of a state machine's table: its name, its rules and its effects.
///
/// A row is a constant that a machine's `handle(_:)` returns for a state and an event. Its effects
/// are performed in their order. The tests that check all rows, and the tables in the
/// documentation, use the same constants.
package struct Row<Effect: Hashable & Sendable>: NamedRow, Hashable, Sendable {
  /// The kind of a row: a normal step, or an error.
  package enum Kind: Hashable, Sendable {
    /// The event can occur in the state; the row is a step of the machine.
    case step
    /// An error, for a state and an event that cannot occur together.
    ///
    /// A machine takes such a row only if this package has a bug.
    case impossible
  }

  package final class Parts: Sendable {
    package let name: String
    package let rules: String
    package let kind: Kind
    package let effects: [Effect]

    init(_ name: String, _ rules: String, _ kind: Kind, _ effects: [Effect]) {
      (self.name, self.rules, self.kind, self.effects) = (name, rules, kind, effects)
    }
  }

  /// The parts of the row, which are never released.
  ///
  /// Rows are constants, so no memory is lost, except for the changed rows of a `RowFlip`, which
  /// only mutation tests use. Counting the references to rows took 6 percent of the time of a
  /// presentation and its dismissal.
  package let parts: Unmanaged<Parts>

  package var name: String { parts._withUnsafeGuaranteedRef { $0.name } }
  package var rules: String { parts._withUnsafeGuaranteedRef { $0.rules } }
  package var kind: Kind { parts._withUnsafeGuaranteedRef { $0.kind } }
  package var effects: [Effect] { parts._withUnsafeGuaranteedRef { $0.effects } }
  package var identity: ObjectIdentifier { parts._withUnsafeGuaranteedRef { ObjectIdentifier($0) } }

  private init(_ name: String, _ rules: String, _ kind: Kind, _ effects: [Effect]) {
    parts = .passRetained(Parts(name, rules, kind, effects))
  }

  package init(_ name: String, _ rules: String, _ effects: [Effect] = []) {
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

/// A row of any state machine.
package protocol NamedRow: Sendable {
  var name: String { get }
  /// A value that is equal each time that a machine returns the same constant row.
  var identity: ObjectIdentifier { get }
}
