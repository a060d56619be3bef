/// The shape of the ends of lines; the value is stored but has no effect.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the line cap, such as "butt".
  public let rawValue: String

  /// Creates a line cap with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The line ends exactly at its end points.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The line ends with a half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The line ends with a half square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
