/// The shape of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the corner curve, such as "circular".
  public let rawValue: String

  /// Creates a corner curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Corners that are quarters of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Corners with a smoother curve than a circle.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
