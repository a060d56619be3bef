extension SpringCurve {
  /// No bounce, and half a second: SwiftUI's `smooth`.
  public static let smooth = preset(response: 0.5, dampingRatio: 1)

  /// A little bounce, and half a second: SwiftUI's `snappy`.
  public static let snappy = preset(response: 0.5, dampingRatio: 0.85)

  /// Some bounce, and half a second: SwiftUI's `bouncy`.
  public static let bouncy = preset(response: 0.5, dampingRatio: 0.7)

  /// Response 0.5 s and damping fraction 0.825: SwiftUI's `spring`.
  public static let spring = preset(response: 0.5, dampingRatio: 0.825)

  /// Response 0.15 s and damping fraction 0.86, to follow a finger: SwiftUI's `interactiveSpring`.
  public static let interactive = preset(response: 0.15, dampingRatio: 0.86)

  /// ``smooth`` with another duration or with some bounce.
  ///
  /// - Throws: ``MotionError`` if duration or bounce have no spring.
  public static func smooth(
    duration: Double = 0.5, extraBounce: Double = 0
  ) throws(MotionError) -> SpringCurve {
    try SpringCurve(perceptualDuration: duration, bounce: extraBounce)
  }

  /// ``snappy`` with another duration or with more or less bounce.
  ///
  /// - Throws: ``MotionError`` if duration or bounce have no spring.
  public static func snappy(
    duration: Double = 0.5, extraBounce: Double = 0
  ) throws(MotionError) -> SpringCurve {
    try SpringCurve(perceptualDuration: duration, bounce: 0.15 + extraBounce)
  }

  /// ``bouncy`` with another duration or with more or less bounce.
  ///
  /// - Throws: ``MotionError`` if duration or bounce have no spring.
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
