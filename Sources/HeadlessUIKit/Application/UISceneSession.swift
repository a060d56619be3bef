public import Foundation

/// The session of a scene; the session stores only the scene and its role.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Creates a role from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The role of a scene on the screen of the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role of the scene.
  public let role = Role.windowApplication
  /// The scene of the session; not retained.
  public internal(set) weak var scene: UIScene?

  init(of scene: UIScene) {
    self.scene = scene
    super.init()
  }
}
