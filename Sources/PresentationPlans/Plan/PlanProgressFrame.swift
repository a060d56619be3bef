/// One step of the progress with which a matched view moves toward its source.
package struct PlanProgressFrame: Hashable, Sendable {
  /// The progress at the end of this step.
  package var value: Double
  /// The duration of this step; nil if the progress jumps to the value.
  package var duration: Duration?
}
