/// A change of a property between two values when the device is tilted; stored without effect.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis around which the device is tilted; raw values are UIKit's.
  public enum EffectType: Int, Hashable, Sendable {
    /// To the left and the right.
    case tiltAlongHorizontalAxis
    /// Up and down.
    case tiltAlongVerticalAxis
  }

  /// The key path of the property.
  public final let keyPath: String
  /// The axis around which the device is tilted.
  public final let type: EffectType
  /// The change of the property at the largest tilt in one direction.
  public final var minimumRelativeValue: Any?
  /// The change of the property at the largest tilt in the other direction.
  public final var maximumRelativeValue: Any?

  /// Creates an effect of a property.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}
