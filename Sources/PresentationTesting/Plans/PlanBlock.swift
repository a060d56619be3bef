/// A block that a property animator is given.
public struct PlanBlock: Hashable, Sendable {
  /// What it changes.
  public var change: PlanChange
  /// The part of the time that passes before it begins, 0...1.
  public var delayFactor: Double

  /// Makes a block.
  public init(_ change: PlanChange, delayFactor: Double = 0) {
    (self.change, self.delayFactor) = (change, delayFactor)
  }
}
