/// A part of an animation of keyframes.
public struct PlanKeyframe: Hashable, Sendable {
  /// When it begins, as a part of the whole time, 0...1.
  public var start: Double
  /// How long it takes, as a part of the whole time, 0...1.
  public var length: Double
  /// What it changes.
  public var change: PlanChange
}
