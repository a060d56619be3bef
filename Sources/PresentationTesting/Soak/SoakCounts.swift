/// How much a soak has done.
public struct SoakCounts: Hashable, Sendable {
  /// The runs, each in a world of its own.
  public var runs = 0
  /// The operations, those made from inside callbacks included.
  public var operations = 0
  /// The turns of the run loop; after each, every invariant was checked.
  public var turns = 0
  /// The modal transitions that began.
  public var transitions = 0

  /// Nothing done yet.
  public init() {}

  mutating func add(_ other: SoakCounts) {
    runs += other.runs
    operations += other.operations
    turns += other.turns
    transitions += other.transitions
  }
}
