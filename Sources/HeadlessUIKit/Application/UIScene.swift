public import Foundation
public import Presentation

/// UIKit's name for `AppScene`: an instance of the application's user interface.
///
/// A test sets the scene's `activationState`.
public typealias UIScene = AppScene

extension AppScene {
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

  private var contents: SceneContents { attachments.find { SceneContents() } }

  /// The activation state of the scene.
  ///
  /// Setting a different state calls the delegate and posts the notifications of the change. The
  /// state of the application follows the states of its scenes.
  public final var activationState: ActivationState {
    get { contents.state }
    set {
      let old = contents.state
      contents.state = newValue
      if old != newValue { stateChanged(from: old) }
    }
  }
  /// The delegate of the scene; not retained.
  public final var delegate: (any UISceneDelegate)? {
    get { contents.delegate }
    set { contents.delegate = newValue }
  }
  /// The title of the scene in the app switcher; the value is stored but has no effect.
  public final var title: String! {
    get { contents.title }
    set { contents.title = newValue }
  }
  /// The second title of the scene; the value is stored but has no effect.
  public final var subtitle: String {
    get { contents.subtitle }
    set { contents.subtitle = newValue }
  }
  /// The activities for which the system chooses the scene; the values are stored but have no
  /// effect.
  public final var activationConditions: UISceneActivationConditions {
    get { contents.conditions }
    set { contents.conditions = newValue }
  }

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
  final var application: UIApplication? { world.map(UIApplication.of) }

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

/// The values of a scene.
@MainActor private final class SceneContents {
  var state = AppScene.ActivationState.foregroundActive
  weak var delegate: (any UISceneDelegate)?
  var title: String?
  var subtitle = ""
  lazy var conditions = UISceneActivationConditions()
}
