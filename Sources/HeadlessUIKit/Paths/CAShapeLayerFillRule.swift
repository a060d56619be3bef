/// A rule for the area inside a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Fills points that the parts wind around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Fills points that an odd number of parts is around.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
