/// The mode that determines whether an animation changes the visible values before its beginning
/// and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the fill mode.
  public let rawValue: String

  /// Creates a fill mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The animation has no effect before its beginning and after its end.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The animation shows its last value after its end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The animation shows its first value before its beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The animation shows its first value before its beginning and its last value after its end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  var isForwards: Bool { self == .forwards || self == .both }
  var isBackwards: Bool { self == .backwards || self == .both }
}
