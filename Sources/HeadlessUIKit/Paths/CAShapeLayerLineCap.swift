/// The shape of the ends of lines; kept.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The line ends at its end points.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// With a half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// With a half square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
