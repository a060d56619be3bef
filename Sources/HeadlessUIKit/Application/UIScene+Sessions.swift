public import Foundation

extension AppScene {
  /// The session of the scene.
  public final var session: UISceneSession { attachments.find { UISceneSession(of: self) } }

  /// The options of a request for a new scene; the values are stored but have no effect.
  @preconcurrency @MainActor public final class ActivationRequestOptions: NSObject {
    /// The scene that requests the new scene; nil if there is none.
    public var requestingScene: UIScene?

    /// Creates options without values.
    public override init() {
      super.init()
    }
  }

  /// The options of a request to open a URL.
  @preconcurrency @MainActor public final class OpenURLOptions: NSObject {
    /// The identifier of the app that opens the URL; nil if it is unknown.
    public let sourceApplication: String?
    /// Data of the app that opens the URL, which is always nil.
    public var annotation: Any? { nil }
    /// Whether the app must copy the file of the URL before use, which is always false.
    public var openInPlace: Bool { false }

    init(_ sourceApplication: String?) {
      self.sourceApplication = sourceApplication
      super.init()
    }
  }

  /// Posted only by tests, to simulate that a scene is about to be connected.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Posted after a scene has been disconnected.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted after a scene has become active.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted before a scene stops being active.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted before a scene enters the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted after a scene has entered the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

extension UIApplication {
  /// The sessions of the connected scenes.
  public var openSessions: Set<UISceneSession> {
    Set(connectedScenes.map(\.session))
  }

  /// Whether the app can have several scenes, which is always false.
  public var supportsMultipleScenes: Bool { false }

  /// Has no effect, because the pictures of scenes in the app switcher are not modeled.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  /// Requests a scene; reports the call once as the issue `notModelled`, because there is only one
  /// scene.
  ///
  /// If the session is that of the scene, the scene becomes active. Otherwise, nothing happens. The
  /// handler is not called.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    if let scene = sceneSession?.scene { return scene.activationState = .foregroundActive }
    world.reportOnce(
      "UIApplication.requestSceneSessionActivation", "A new scene was requested; nothing happens.",
      advice: "Call scene(_:willConnectTo:options:) of the scene's delegate from the test.")
  }

  /// Disconnects the scene of a session; the options have no effect, and the handler is not called.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    sceneSession.scene?.activationState = .unattached
  }
}

/// The options of a request to end a scene; they have no effect.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}
