/// Motion effects that belong together; stored without effect.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  public final var motionEffects: [UIMotionEffect]?
}
