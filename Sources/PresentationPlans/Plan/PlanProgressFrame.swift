/// A place on the way of a matched view.
package struct PlanProgressFrame: Hashable, Sendable {
  /// The progress at that time.
  package var value: Double
  /// How long that takes; nil if it jumps there.
  package var duration: Duration?
}
