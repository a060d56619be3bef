/// One keyframe of a view's progress from its own geometry (0) to the source's geometry (1).
package struct PlanProgressFrame: Hashable, Sendable {
  /// The progress at the end of this keyframe.
  package var value: Double
  /// The duration of this keyframe; nil if the progress jumps to the value.
  package var duration: Duration?
}
