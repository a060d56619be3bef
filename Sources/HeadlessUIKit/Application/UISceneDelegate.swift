#if canImport(ObjectiveC)
  public import Foundation
#endif

/// The delegate of a scene, which is called when the scene's state changes, and when the user opens
/// a link into the app.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  /// Called only by tests, to simulate that the scene is about to be connected; optional.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// Called when the scene has been disconnected; optional.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Called when the scene has become active; optional.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Called before the scene stops being active; optional.
  func sceneWillResignActive(_ scene: UIScene)

  /// Called before the scene enters the foreground; optional.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Called when the scene has entered the background; optional.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Called when the scene is asked to open URLs, see `receive(_:)` of the scene; optional.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

  /// Called before `scene(_:continue:)`; optional.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

  /// Called when the scene is asked to continue an activity, see
  /// `receive(_:)` of the scene; optional.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  /// Returns an activity from which the scene's state can be restored; optional, never called.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  /// Does nothing by default.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Does nothing by default.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// Does nothing by default.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Does nothing by default.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Does nothing by default.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Does nothing by default.
  public func sceneDidEnterBackground(_ scene: UIScene) {}

  /// Does nothing by default.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}

  /// Does nothing by default.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}

  /// Does nothing by default.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

  /// Returns nil by default.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}
