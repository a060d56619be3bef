/// Would feel like a success or a failure; nothing happens.
@preconcurrency @MainActor public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of a feedback; raw values are UIKit's.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// It worked.
    case success
    /// It may not work.
    case warning
    /// It did not work.
    case error
  }

  /// Without effect.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}
