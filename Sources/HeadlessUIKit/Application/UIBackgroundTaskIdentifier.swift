public import Foundation

/// The identifier of a task that an app continues in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task; 0 for no task.
  public let rawValue: Int

  /// Creates an identifier from the number of a task.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The identifier that stands for no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// The remaining time in the background, which is not limited.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Begins a task that continues in the background; the handler is never called.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Begins a task that continues in the background; the handler is never called.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    let tasks = world.attachment { BackgroundTasks() }
    tasks.count += 1
    return UIBackgroundTaskIdentifier(rawValue: tasks.count)
  }

  /// Ends a task; has no effect.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Posted only by tests, to simulate that the user has taken a picture of the screen.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Posted only by tests, to simulate the start of a new day or a new time zone.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
}

/// The number of background tasks that the app has begun.
@MainActor private final class BackgroundTasks {
  var count = 0
}
