/// A change of a property between two values when the device is tilted.
///
/// The effect is stored but changes nothing.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis along which the device is tilted; the raw values are the same as in UIKit.
  public enum EffectType: Int, Hashable, Sendable {
    /// The device is tilted to the left or to the right.
    case tiltAlongHorizontalAxis
    /// The device is tilted up or down.
    case tiltAlongVerticalAxis
  }

  /// The key path of the property that the effect changes.
  public final let keyPath: String
  /// The axis along which the device is tilted: horizontal or vertical.
  public final let type: EffectType
  /// The change of the property when the device is tilted as far as possible in one direction;
  /// ``maximumRelativeValue`` is the change in the opposite direction.
  public final var minimumRelativeValue: Any?
  /// The change of the property when the device is tilted as far as possible in one direction;
  /// ``minimumRelativeValue`` is the change in the opposite direction.
  public final var maximumRelativeValue: Any?

  /// Creates an effect that changes the property at a key path.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}
