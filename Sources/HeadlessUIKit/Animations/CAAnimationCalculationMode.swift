/// The way in which values between keyframes are computed.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Between neighbors, along a straight line.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value until the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At a steady speed; key times and timing functions do not count.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a curve; modelled as `linear`, and reported (`notModelled`).
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}
