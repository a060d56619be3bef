/// The shape of the joints of lines; the value is stored but has no effect.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the line join, such as "miter".
  public let rawValue: String

  /// Creates a line join with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A pointed joint.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A round joint.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A joint whose tip is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
