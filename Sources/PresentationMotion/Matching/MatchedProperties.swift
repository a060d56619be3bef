/// The properties that a view takes over from the source of its group of matched views (G-2).
public struct MatchedProperties: OptionSet, Hashable, Sendable {
  /// The raw value: 1 for the position, 2 for the size, and 3 for both.
  public let rawValue: Int

  /// Creates a set of properties from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The position of the anchor.
  public static let position = MatchedProperties(rawValue: 1)
  /// The size of the view.
  public static let size = MatchedProperties(rawValue: 2)
  /// The position and the size.
  public static let frame: MatchedProperties = [.position, .size]
}
