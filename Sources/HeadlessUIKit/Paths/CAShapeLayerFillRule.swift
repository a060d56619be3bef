/// A rule that determines the area inside a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the fill rule, such as "even-odd".
  public let rawValue: String

  /// Creates a fill rule with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The rule that fills each point whose winding number is not zero.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The rule that fills a point if a ray from the point crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
