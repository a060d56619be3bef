/// A kind of transition of a layer's content; the kind has no effect, because nothing is drawn.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the transition type.
  public let rawValue: String

  /// Creates a transition type with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old contents fade out while the new contents fade in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new contents move over the old contents.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new contents push the old contents away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old contents move away and show the new contents behind them.
  public static let reveal = CATransitionType(rawValue: "reveal")
}
