/// A block that a property animator is given.
package struct PlanBlock: Hashable, Sendable {
  /// The change of the block.
  package var change: PlanChange
  /// The part of the time that passes before it begins, 0...1.
  package var delayFactor: Double

  /// Makes a block.
  package init(_ change: PlanChange, delayFactor: Double = 0) {
    (self.change, self.delayFactor) = (change, delayFactor)
  }
}
