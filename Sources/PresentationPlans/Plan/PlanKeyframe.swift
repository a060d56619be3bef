/// One keyframe of a keyframe animation.
package struct PlanKeyframe: Hashable, Sendable {
  /// The start of the keyframe, as a fraction of the animation's duration, 0...1.
  package var start: Double
  /// The length of the keyframe, as a fraction of the animation's duration, 0...1.
  package var length: Double
  /// The change that the keyframe animates.
  package var change: PlanChange
}
