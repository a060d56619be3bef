/// The shape of the joints of lines; kept.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// In an arc.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
