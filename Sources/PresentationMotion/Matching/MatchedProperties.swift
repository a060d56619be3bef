/// The properties that a consumer takes over from the source of its group (G-2).
public struct MatchedProperties: OptionSet, Hashable, Sendable {
  /// The sum of 1 for the position and 2 for the size; a missing property adds nothing.
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
