public import Foundation
import Presentation

extension UIApplication {
  /// A kind of extension that an app can permit or forbid.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Keyboards of other apps.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }

  /// The URL of the app's page in the Settings app, as a string.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The URL of the app's notifications in the Settings app, as a string.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The shortest time between downloads in the background, which the system chooses.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// A time that turns downloads in the background off.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval
    .greatestFiniteMagnitude

  /// The quick actions of the app's icon; the value is stored but has no effect.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { kept.shortcutItems }
    set { kept.shortcutItems = newValue }
  }

  /// Whether the app has registered for remote notifications.
  public var isRegisteredForRemoteNotifications: Bool { kept.isRegistered }

  /// Sets `isRegisteredForRemoteNotifications` to true; the delegate is not called.
  public func registerForRemoteNotifications() { kept.isRegistered = true }

  /// Sets `isRegisteredForRemoteNotifications` to false.
  public func unregisterForRemoteNotifications() { kept.isRegistered = false }

  /// The permission to download data in the background, which is always `available`.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// Has no effect, because the system never starts downloads here.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// Whether protected files can be read, which is always true.
  public var isProtectedDataAvailable: Bool { true }

  /// The size of text that the user prefers, which is always `large`.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// The direction in which the interface is laid out, which is always `leftToRight`.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the app can change its icon, which is always true.
  public var supportsAlternateIcons: Bool { true }

  /// The name of the app's icon; nil for the usual icon.
  public var alternateIconName: String? { kept.iconName }

  /// Stores the name of the app's icon; the handler is called in the next turn of the run loop.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    kept.iconName = alternateIconName
    guard let completionHandler else { return }
    world.clock.async("icon") { [world] in world.use { completionHandler(nil) } }
  }

  private var kept: KeptOfApplication { world.attachment { KeptOfApplication() } }
}

/// The values of an application that are stored but have no effect.
@MainActor private final class KeptOfApplication: WorldSettings {
  var shortcutItems: [UIApplicationShortcutItem]?
  var isRegistered = false
  var iconName: String?

  var settings: [WorldSetting] {
    [
      WorldSetting("quick actions", shortcutItems?.map(\.type), initial: nil),
      WorldSetting("registered for notifications", isRegistered, initial: false),
      WorldSetting("icon", iconName, initial: nil),
    ]
  }
}
