/// The kind of a layer's change as a whole; kept.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a type with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By fading.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new contents move over the old ones.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new contents push the old ones away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old contents move away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}
