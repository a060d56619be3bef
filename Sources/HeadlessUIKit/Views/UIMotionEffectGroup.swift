/// Motion effects that belong together; the value is stored but has no effect.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  public final var motionEffects: [UIMotionEffect]?
}
