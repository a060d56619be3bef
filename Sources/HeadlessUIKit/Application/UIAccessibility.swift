public import Foundation
import Presentation

/// The accessibility settings of the current world, which a test sets.
@preconcurrency @MainActor public enum UIAccessibility {
  /// A notification for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// Creates a notification with a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A new screen is shown.
    public static let screenChanged = Notification(rawValue: 1_000)
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1_001)
    /// A text is to be read aloud.
    public static let announcement = Notification(rawValue: 1_008)
  }

  /// Whether motion is reduced: the setting of the world.
  public static var isReduceMotionEnabled: Bool { World.current.isReduceMotionEnabled }

  /// Whether fades are preferred where motion is reduced: the setting of the world.
  public static var prefersCrossFadeTransitions: Bool { World.current.prefersCrossFadeTransitions }

  /// Whether the screen is read aloud.
  public static var isVoiceOverRunning: Bool {
    get { settings.isVoiceOverRunning }
    set { settings.isVoiceOverRunning = newValue }
  }

  /// Whether transparency is reduced.
  public static var isReduceTransparencyEnabled: Bool {
    get { settings.isReduceTransparencyEnabled }
    set { settings.isReduceTransparencyEnabled = newValue }
  }

  /// Posts a notification to assistive technologies, which is kept for tests.
  public static func post(notification: Notification, argument: Any?) {
    settings.posted.append((notification, argument))
  }

  /// The posted notifications, in order.
  public static var posted: [(notification: Notification, argument: Any?)] { settings.posted }

  /// Posted when the screen begins or ends to be read aloud: by tests.
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  private static var settings: AccessibilitySettings {
    World.current.attachment { AccessibilitySettings() }
  }
}

/// The settings of one world.
@MainActor private final class AccessibilitySettings {
  var isVoiceOverRunning = false
  var isReduceTransparencyEnabled = false
  var posted: [(notification: UIAccessibility.Notification, argument: Any?)] = []
}
