/// One line of a machine's table: why it exists, what it is called, and what the shell performs.
///
/// A row is a constant. The order of `effects` is the contract; the switch in a machine's
/// `handle(_:)` picks rows, and everything else (coverage, partition and flip tests, tables in
/// the documentation) reads the same constants.
package struct Row<Effect: Hashable & Sendable>: Hashable, Sendable {
  /// What picking the row means.
  package enum Kind: Hashable, Sendable {
    /// An edge of the machine.
    case step
    /// A pair that the laws exclude. Picking it is a bug of ours.
    case impossible
  }

  package let name: String
  package let rules: String
  package let kind: Kind
  package var effects: [Effect]

  package init(_ name: String, _ rules: String, _ effects: [Effect] = []) {
    (self.name, self.rules, self.kind, self.effects) = (name, rules, .step, effects)
  }

  private init(impossible reason: String) {
    (name, rules, kind, effects) = (reason, "", .impossible, [])
  }

  package static func impossible(_ reason: String) -> Row {
    Row(impossible: reason)
  }
}
