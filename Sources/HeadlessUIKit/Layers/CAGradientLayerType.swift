/// A kind of gradient; the kind has no effect, because nothing is drawn.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The colors change along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// The colors change from the center to the outside.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// The colors change around the center.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
