/// A part of an animation of keyframes.
package struct PlanKeyframe: Hashable, Sendable {
  /// The beginning, as a part of the whole time, 0...1.
  package var start: Double
  /// The length, as a part of the whole time, 0...1.
  package var length: Double
  /// The change of the keyframe.
  package var change: PlanChange
}
