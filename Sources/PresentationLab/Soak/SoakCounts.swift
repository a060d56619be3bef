/// The counts of a soak.
package struct SoakCounts: Hashable, Sendable {
  /// The runs, each in a world of its own.
  package var runs = 0
  /// The operations, those made from inside callbacks included.
  package var operations = 0
  /// The turns of the run loop; after each, every invariant was checked.
  package var turns = 0
  /// The modal transitions that began.
  package var transitions = 0

  /// Creates counts of zero.
  package init() {}

  mutating func add(_ other: SoakCounts) {
    runs += other.runs
    operations += other.operations
    turns += other.turns
    transitions += other.transitions
  }
}
