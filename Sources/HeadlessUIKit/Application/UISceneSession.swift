public import Foundation

/// The system's memory of a scene; it has nothing to remember.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
  /// The scene of the session; not retained.
  public internal(set) weak var scene: UIScene?

  init(of scene: UIScene) {
    self.scene = scene
    super.init()
  }
}
