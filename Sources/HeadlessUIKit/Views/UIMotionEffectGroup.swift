/// Motion effects that belong together; kept.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  public final var motionEffects: [UIMotionEffect]?
}
