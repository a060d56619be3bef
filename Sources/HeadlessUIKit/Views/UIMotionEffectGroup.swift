/// Motion effects that belong together; the effects are stored but change nothing.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects of the group.
  @exclusivity(unchecked) public var motionEffects: [UIMotionEffect]?
}
