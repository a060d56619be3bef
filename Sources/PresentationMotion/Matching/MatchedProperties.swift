/// The properties that a view takes over from the view that it is matched with (G-2).
public struct MatchedProperties: OptionSet, Hashable, Sendable {
  /// 1 for the position, 2 for the size, or their sum.
  public let rawValue: Int

  /// The properties of a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where the anchor is.
  public static let position = MatchedProperties(rawValue: 1)
  /// How large it is.
  public static let size = MatchedProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedProperties = [.position, .size]
}
