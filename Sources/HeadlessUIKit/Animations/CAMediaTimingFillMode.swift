/// The values that an animation shows before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The animation shows no value outside its time.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its end, after it.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its beginning, before it.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  var isForwards: Bool { self == .forwards || self == .both }
  var isBackwards: Bool { self == .backwards || self == .both }
}
