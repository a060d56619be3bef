/// A generator of feedback for success and failure, which has no effect here.
@preconcurrency @MainActor public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of a feedback; raw values are UIKit's.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// A task has succeeded.
    case success
    /// A task may fail.
    case warning
    /// A task has failed.
    case error
  }

  /// Has no effect.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}
