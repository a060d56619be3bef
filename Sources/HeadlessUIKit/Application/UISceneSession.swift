public import Foundation

/// The session of a scene; the session stores only the scene.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
  /// The scene of the session; not retained.
  public internal(set) weak var scene: UIScene?

  init(of scene: UIScene) {
    self.scene = scene
    super.init()
  }
}
