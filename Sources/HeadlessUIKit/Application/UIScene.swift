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

    /// Creates options, so that a test can pass them to a scene's delegate.
    public init(
      urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = []
    ) {
      (self.urlContexts, self.userActivities) = (urlContexts, userActivities)
    }
  }

  /// The activation state of the scene; setting a different state calls the delegate.
  ///
  /// The state of the application follows the states of its scenes.
  public final var activationState = ActivationState.foregroundActive {
    didSet { if activationState != oldValue { stateChanged(from: oldValue) } }
  }
  /// The delegate of the scene; not retained.
  public final weak var delegate: (any UISceneDelegate)?
  /// The title of the scene in the app switcher; the value is stored but has no effect.
  public final var title: String?

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
    if activationState == .unattached { delegate?.sceneDidDisconnect(self) }
    for step in AppStateStep.from(old, to: activationState) {
      switch step {
      case .willResignActive: delegate?.sceneWillResignActive(self)
      case .didEnterBackground: delegate?.sceneDidEnterBackground(self)
      case .willEnterForeground: delegate?.sceneWillEnterForeground(self)
      case .didBecomeActive: delegate?.sceneDidBecomeActive(self)
      }
      application?.follow(step)
    }
  }
}
