/// A frame of a matched view's progress.
package struct PlanProgressFrame: Hashable, Sendable {
  /// The progress at the end of the frame.
  package var value: Double
  /// The duration of the frame; nil for a jump.
  package var duration: Duration?
}
