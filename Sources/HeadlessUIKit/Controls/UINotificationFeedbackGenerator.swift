/// A generator of haptic feedback for success and failure, which has no effect in this package.
@preconcurrency @MainActor public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of haptic feedback; the raw values are the same as in UIKit.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// A task has succeeded.
    case success
    /// A task has ended with a warning.
    case warning
    /// A task has failed.
    case error
  }

  /// Has no effect, because haptic feedback is not modeled.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}
