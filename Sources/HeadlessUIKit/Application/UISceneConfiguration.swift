public import Foundation

/// The configuration of a scene; the values are stored but have no effect.
@preconcurrency @MainActor public final class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate.
  public var delegateClass: AnyClass?
  /// The class of the scene.
  public var sceneClass: AnyClass?
  /// The storyboard of the scene.
  public var storyboard: UIStoryboard?

  /// Creates a configuration with a name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
}
