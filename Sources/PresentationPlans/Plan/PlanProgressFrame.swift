/// A place on the way of a matched view.
package struct PlanProgressFrame: Hashable, Sendable {
  /// The progress at that time.
  package var value: Double
  /// The duration; nil for a jump.
  package var duration: Duration?
}
