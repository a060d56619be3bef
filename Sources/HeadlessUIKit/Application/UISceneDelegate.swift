/// The delegate of a scene, which is called when the scene's state changes.
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
}
