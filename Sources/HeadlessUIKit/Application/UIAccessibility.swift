public import Foundation
import Presentation

/// The accessibility settings of the current world (the simulated system of one test).
@preconcurrency @MainActor public enum UIAccessibility {
  /// A notification for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number that identifies the notification.
    public let rawValue: UInt32

    /// Creates a notification with the number that identifies it.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A notification that the app posts when new contents cover most of the screen.
    public static let screenChanged = Notification(rawValue: 1_000)
    /// A notification that the app posts when a part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1_001)
    /// A notification that the app posts with a text for VoiceOver to read aloud.
    public static let announcement = Notification(rawValue: 1_008)
    /// A notification that the app posts with a text about the page to which the user has scrolled.
    public static let pageScrolled = Notification(rawValue: 1_009)
  }

  /// Whether motion is reduced; a test sets the value with `stage.world.isReduceMotionEnabled`.
  public static var isReduceMotionEnabled: Bool { World.current.isReduceMotionEnabled }

  /// Whether cross-fades are preferred while motion is reduced; a test sets the value with
  /// `stage.world.prefersCrossFadeTransitions`.
  public static var prefersCrossFadeTransitions: Bool { World.current.prefersCrossFadeTransitions }

  /// Whether VoiceOver is running; a test sets the value.
  public static var isVoiceOverRunning: Bool {
    get { settings.isVoiceOverRunning }
    set { settings.isVoiceOverRunning = newValue }
  }

  /// Whether transparency is reduced; a test sets the value.
  public static var isReduceTransparencyEnabled: Bool {
    get { settings.isReduceTransparencyEnabled }
    set { settings.isReduceTransparencyEnabled = newValue }
  }

  /// Whether the user controls the device with switches; a test sets the value.
  public static var isSwitchControlRunning: Bool {
    get { settings.isSwitchControlRunning }
    set { settings.isSwitchControlRunning = newValue }
  }

  /// Whether text is bold; a test sets the value.
  public static var isBoldTextEnabled: Bool {
    get { settings.isBoldTextEnabled }
    set { settings.isBoldTextEnabled = newValue }
  }

  /// Whether the contrast of colors is increased; a test sets the value.
  public static var isDarkerSystemColorsEnabled: Bool {
    get { settings.isDarkerSystemColorsEnabled }
    set { settings.isDarkerSystemColorsEnabled = newValue }
  }

  /// Posts a notification to assistive technologies; a test finds the notification in `posted`.
  public static func post(notification: Notification, argument: Any?) {
    settings.posted.append((notification, argument))
  }

  /// The notifications that the app has posted with `post(notification:argument:)`, in order.
  public static var posted: [(notification: Notification, argument: Any?)] { settings.posted }

  /// Posted only by tests, to simulate that VoiceOver starts or stops.
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// Posted only by tests, to simulate that `isReduceMotionEnabled` has changed.
  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification
    .Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted only by tests, to simulate that `isReduceTransparencyEnabled` has changed.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = Foundation
    .Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted only by tests, to simulate that `isBoldTextEnabled` has changed.
  public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")

  private static var settings: AccessibilitySettings {
    World.current.attachment { AccessibilitySettings() }
  }
}

/// The accessibility settings of one world (the simulated system of one test).
@MainActor private final class AccessibilitySettings: WorldSettings {
  var isVoiceOverRunning = false
  var isReduceTransparencyEnabled = false
  var isSwitchControlRunning = false
  var isBoldTextEnabled = false
  var isDarkerSystemColorsEnabled = false
  var posted: [(notification: UIAccessibility.Notification, argument: Any?)] = []

  var settings: [WorldSetting] {
    [
      WorldSetting("voice over", isVoiceOverRunning, initial: false),
      WorldSetting("reduces transparency", isReduceTransparencyEnabled, initial: false),
      WorldSetting("switch control", isSwitchControlRunning, initial: false),
      WorldSetting("bold text", isBoldTextEnabled, initial: false),
      WorldSetting("darker colors", isDarkerSystemColorsEnabled, initial: false),
    ]
  }
}
