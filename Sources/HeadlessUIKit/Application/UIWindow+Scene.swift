public import Foundation
public import Presentation

extension Window {
  /// Posted after a window was shown.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted after a window was hidden.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted after `becomeKey()` of a window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted after `resignKey()` of a window.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  /// The scene of the window; all windows of one test have the same scene by default.
  ///
  /// Setting nil hides the window. Setting a scene has no other effect than to end this state,
  /// because there is only one scene.
  public final var windowScene: UIWindowScene? {
    get {
      if attached(KeptScene.self)?.isMissing == true { return nil }
      return UIApplication.of(owner ?? .current).windowScene
    }
    set {
      if newValue == nil || attached(KeptScene.self) != nil {
        attachment { KeptScene() }.isMissing = newValue == nil
      }
      if newValue == nil { isHidden = true }
    }
  }

  /// The screen that shows the window.
  public final var screen: UIScreen { .main }

  /// Whether the window is the key window of its scene.
  public final var isKeyWindow: Bool { windowScene?.keyWindow === self }

  /// The level of the window.
  ///
  /// Windows with a higher level are in front. Windows with equal levels are in the order in which
  /// they were created.
  public final var windowLevel: Level {
    get { Level(rawValue: level) }
    set { level = newValue.rawValue }
  }

  /// The level of a window; windows with a higher level are in front.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The level as a number; `normal` is 0.
    public let rawValue: CGFloat

    /// Creates a level from a number; `normal` is 0.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of most windows.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1_000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2_000)

    /// Returns a level that is higher than `level` by `number`.
    public static func + (level: Level, number: CGFloat) -> Level {
      Level(rawValue: level.rawValue + number)
    }

    /// Returns a level that is lower than `level` by `number`.
    public static func - (level: Level, number: CGFloat) -> Level {
      Level(rawValue: level.rawValue - number)
    }
  }
}

/// Whether a window was removed from its scene.
@MainActor private final class KeptScene {
  var isMissing = false
}
