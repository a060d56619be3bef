extension SpringCurve {
  /// SwiftUI's `smooth` spring: a perceived duration of half a second, without bounce.
  public static let smooth = preset(response: 0.5, dampingRatio: 1)

  /// SwiftUI's `snappy` spring: a perceived duration of half a second, with a small bounce.
  public static let snappy = preset(response: 0.5, dampingRatio: 0.85)

  /// SwiftUI's `bouncy` spring: a perceived duration of half a second, with a medium bounce.
  public static let bouncy = preset(response: 0.5, dampingRatio: 0.7)

  /// SwiftUI's `spring`: a response of 0.5 s and a damping fraction of 0.825.
  public static let spring = preset(response: 0.5, dampingRatio: 0.825)

  /// SwiftUI's `interactiveSpring`, which follows a finger: a response of 0.15 s and a damping
  /// fraction of 0.86.
  public static let interactive = preset(response: 0.15, dampingRatio: 0.86)

  /// Returns ``smooth`` with another perceived duration, in seconds, or an additional bounce.
  ///
  /// - Throws: ``MotionError`` if no spring has this duration or bounce.
  public static func smooth(
    duration: Double = 0.5, extraBounce: Double = 0
  ) throws(MotionError) -> SpringCurve {
    try SpringCurve(perceptualDuration: duration, bounce: extraBounce)
  }

  /// Returns ``snappy`` with another perceived duration, in seconds, or an additional bounce.
  ///
  /// The additional bounce may be negative.
  ///
  /// - Throws: ``MotionError`` if no spring has this duration or bounce.
  public static func snappy(
    duration: Double = 0.5, extraBounce: Double = 0
  ) throws(MotionError) -> SpringCurve {
    try SpringCurve(perceptualDuration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns ``bouncy`` with another perceived duration, in seconds, or an additional bounce.
  ///
  /// The additional bounce may be negative.
  ///
  /// - Throws: ``MotionError`` if no spring has this duration or bounce.
  public static func bouncy(
    duration: Double = 0.5, extraBounce: Double = 0
  ) throws(MotionError) -> SpringCurve {
    try SpringCurve(perceptualDuration: duration, bounce: 0.3 + extraBounce)
  }

  private static func preset(response: Double, dampingRatio: Double) -> SpringCurve {
    SpringCurve(
      mass: 1, frequency: 2 * .pi / response, dampingRatio: dampingRatio, initialVelocity: 0)
  }
}
