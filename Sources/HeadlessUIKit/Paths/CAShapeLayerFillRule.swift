/// A rule that determines the area inside a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String

  /// Creates a value with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The rule that fills points with a nonzero winding number.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The rule that fills a point if a ray from the point crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
