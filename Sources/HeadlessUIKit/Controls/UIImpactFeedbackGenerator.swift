public import Foundation

/// A generator of haptic feedback for collisions, which has no effect in this package.
@preconcurrency @MainActor public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The style of the feedback; the raw values are the same as in UIKit.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// A collision of light objects.
    case light
    /// A collision of objects of medium weight.
    case medium
    /// A collision of heavy objects.
    case heavy
    /// A collision of soft objects.
    case soft
    /// A collision of rigid objects.
    case rigid
  }

  /// Creates a generator; the style has no effect.
  public init(style: FeedbackStyle) {
    super.init()
  }

  /// Has no effect, because haptic feedback is not modeled.
  public func impactOccurred() {}

  /// Has no effect.
  public func impactOccurred(intensity: CGFloat) {}
}
