/// The numbers of runs, operations, turns and transitions in a soak test.
package struct SoakCounts: Hashable, Sendable {
  /// The number of runs, each in its own world.
  package var runs = 0
  /// The number of operations, including operations inside callbacks.
  package var operations = 0
  /// The number of run-loop turns; all invariants were checked after each turn.
  package var turns = 0
  /// The number of transitions that began.
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
