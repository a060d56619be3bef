/// The way in which the contents fill a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a way with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Stretched.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers everything.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In the middle of the upper side.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In the middle of the lower side.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
}
