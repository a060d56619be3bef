/// The direction of a transition of a layer's content; the direction has no effect, because nothing
/// is drawn.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the direction.
  public let rawValue: String

  /// Creates a direction with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The transition begins at the lower edge of the layer.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
  /// The transition begins at the left edge of the layer.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The transition begins at the right edge of the layer.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The transition begins at the upper edge of the layer.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
}
