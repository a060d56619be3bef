/// Would feel like two things that meet; nothing happens.
@preconcurrency @MainActor public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The style of the feedback; raw values are UIKit's.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Light things.
    case light
    /// Neither light nor heavy.
    case medium
    /// Heavy things.
    case heavy
    /// Soft things.
    case soft
    /// Rigid things.
    case rigid
  }

  /// A generator of a style.
  public init(style: FeedbackStyle) {
    super.init()
  }

  /// Without effect.
  public func impactOccurred() {}
}
