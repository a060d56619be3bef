public import Foundation
public import Presentation

/// An instance of the application's user interface; a test sets the scene's `activationState`.
@preconcurrency @MainActor open class UIScene: Responder {
  /// The activation state of a scene; the raw values are the same as in UIKit.
  public enum ActivationState: Int, Hashable, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene is in the foreground and receives events.
    case foregroundActive
    /// The scene is in the foreground and receives no events.
    case foregroundInactive
    /// The scene is in the background.
    case background
  }

  /// The options with which a scene is connected.
  @preconcurrency @MainActor public struct ConnectionOptions {
    /// The URLs that the system asks the app to open.
    public let urlContexts: Set<UIOpenURLContext>
    /// The activities that the app continues, such as a link to a web page.
    public let userActivities: Set<NSUserActivity>

    /// The quick action of the app's icon with which the user has opened the app; nil if there is
    /// none.
    public let shortcutItem: UIApplicationShortcutItem?
    /// The identifier of the app that has opened this app; nil if there is none.
    public let sourceApplication: String?
    /// The type of the activity that the app continues from another device; nil if there is none.
    public let handoffUserActivityType: String?

    /// Creates options, so that a test can pass them to a scene's delegate.
    public init(
      urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [],
      shortcutItem: UIApplicationShortcutItem? = nil, sourceApplication: String? = nil,
      handoffUserActivityType: String? = nil
    ) {
      (self.urlContexts, self.userActivities) = (urlContexts, userActivities)
      (self.shortcutItem, self.sourceApplication) = (shortcutItem, sourceApplication)
      self.handoffUserActivityType = handoffUserActivityType
    }
  }

  final let activity = KeptActivity()

  /// The activation state of the scene.
  ///
  /// Setting a different state calls the delegate and posts the notifications of the change. The
  /// state of the application follows the states of its scenes.
  public final var activationState = ActivationState.foregroundActive {
    didSet { if activationState != oldValue { stateChanged(from: oldValue) } }
  }
  /// The delegate of the scene; not retained.
  public final weak var delegate: (any UISceneDelegate)?
  /// The title of the scene in the app switcher; the value is stored but has no effect.
  public final var title: String?
  /// The second title of the scene; the value is stored but has no effect.
  public final var subtitle = ""
  /// The activities for which the system chooses the scene; the values are stored but have no
  /// effect.
  public final lazy var activationConditions = UISceneActivationConditions()

  /// Simulates that the system asks the scene to open a URL, for example because the user has
  /// tapped a link with the scheme of the app.
  ///
  /// Calls `scene(_:openURLContexts:)` of the delegate.
  public final func receive(_ url: URL) {
    delegate?.scene(self, openURLContexts: [UIOpenURLContext(url: url)])
  }

  /// Simulates that the system asks the scene to continue an activity, for example because the user
  /// has tapped a link to a web page that the app opens.
  ///
  /// Calls `scene(_:willContinueUserActivityWithType:)` and `scene(_:continue:)` of the delegate.
  public final func receive(_ activity: NSUserActivity) {
    delegate?.scene(self, willContinueUserActivityWithType: activity.activityType)
    delegate?.scene(self, continue: activity)
  }

  /// The application to which the scene is connected; nil if the scene is not connected.
  var application: UIApplication? { nil }

  private func stateChanged(from old: ActivationState) {
    if activationState == .unattached { tell(Self.didDisconnectNotification) }
    for step in AppStateStep.from(old, to: activationState) {
      switch step {
      case .willResignActive: tell(Self.willDeactivateNotification)
      case .didEnterBackground: tell(Self.didEnterBackgroundNotification)
      case .willEnterForeground: tell(Self.willEnterForegroundNotification)
      case .didBecomeActive: tell(Self.didActivateNotification)
      }
      application?.follow(step)
    }
  }

  /// Calls the delegate's method for a notification, and then posts the notification.
  private func tell(_ name: Notification.Name) {
    switch name {
    case Self.willEnterForegroundNotification: delegate?.sceneWillEnterForeground(self)
    case Self.didActivateNotification: delegate?.sceneDidBecomeActive(self)
    case Self.willDeactivateNotification: delegate?.sceneWillResignActive(self)
    case Self.didEnterBackgroundNotification: delegate?.sceneDidEnterBackground(self)
    default: delegate?.sceneDidDisconnect(self)
    }
    NotificationCenter.default.post(name: name, object: self)
  }
}
