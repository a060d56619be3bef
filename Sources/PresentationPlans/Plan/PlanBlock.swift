/// An animation block of a property animator.
package struct PlanBlock: Hashable, Sendable {
  /// The change that the block animates.
  package var change: PlanChange
  /// The fraction of the duration after which the block begins, from 0 to 1.
  package var delayFactor: Double

  /// Creates a block.
  package init(_ change: PlanChange, delayFactor: Double = 0) {
    (self.change, self.delayFactor) = (change, delayFactor)
  }
}
