public import Foundation

/// The session of a scene; apart from the scene and its role, the values have no effect.
@preconcurrency @MainActor public class UISceneSession: NSObject {
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

  /// An identifier of the session, which is the same in every test.
  public let persistentIdentifier = "UISceneSession"
  /// The configuration of the scene; it has no name.
  public private(set) lazy var configuration = UISceneConfiguration(name: nil, sessionRole: role)
  /// Data of the app; the value is stored but has no effect.
  @exclusivity(unchecked) public var userInfo: [String: Any]?
  /// The activity from which the scene was restored; nil unless a test has set it.
  public var stateRestorationActivity: NSUserActivity?

  init(of scene: UIScene) {
    self.scene = scene
    super.init()
  }
}
