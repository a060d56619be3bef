/// The way in which the contents fill a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the gravity, such as `resizeAspect`.
  public let rawValue: String

  /// Creates a gravity with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The contents are stretched to the size of the layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// The contents keep their proportions and fit inside the layer.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// The contents keep their proportions and cover the whole layer.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// The contents keep their size, in the middle of the layer.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// The contents keep their size, in the middle of the layer's upper side.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// The contents keep their size, in the middle of the layer's lower side.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
}
