/// The way in which values between keyframes are computed.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the calculation mode.
  public let rawValue: String

  /// Creates a calculation mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Values lie on a straight line between neighboring keyframes.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// The value of a keyframe is shown until the next keyframe.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Values change at a constant speed; `keyTimes` and `timingFunctions` have no effect.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Values lie on a smooth curve.
  ///
  /// This package does not model the curve: it computes values as with `linear` and reports the
  /// issue `notModelled`.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Values lie on a smooth curve and change at a constant speed.
  ///
  /// This package does not model the curve: it computes values as with `paced` and reports the
  /// issue `notModelled`.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  var isPaced: Bool { self == .paced || self == .cubicPaced }
}
