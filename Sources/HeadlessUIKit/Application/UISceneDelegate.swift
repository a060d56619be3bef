/// The delegate of a scene, which is called when its state changes.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  /// The scene is about to be connected; a test calls it. Optional.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// The scene has been disconnected. Optional.
  func sceneDidDisconnect(_ scene: UIScene)

  /// The scene has become active. Optional.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// The scene is about to stop being active. Optional.
  func sceneWillResignActive(_ scene: UIScene)

  /// The scene is about to come to the front. Optional.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// The scene has left the front. Optional.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}
