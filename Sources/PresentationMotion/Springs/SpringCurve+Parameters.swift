import Foundation

extension SpringCurve {
  private static let range = 1e-50...1e50

  static func checkVelocity(_ velocity: Double) throws(MotionError) {
    try MotionError.check("initialVelocity", velocity, in: -1e50...1e50)
  }

  /// Creates a spring from its physical parameters.
  ///
  /// - Parameters:
  ///   - mass: A mass from 1e-50 to 1e50.
  ///   - stiffness: A stiffness of 0, or from 1e-50 to 1e50.
  ///   - damping: A damping of 0, or from 1e-50 to 1e50.
  ///   - initialVelocity: The initial velocity. A velocity of 1 covers the whole distance in one
  ///     second. Positive values point toward the target. From -1e50 to 1e50.
  ///   - allowsOverdamping: Whether a damping above the critical damping slows the spring down. If
  ///     false, a larger damping counts as critical (S-4). False is the default in Core Animation
  ///     and SwiftUI.
  /// - Throws: ``MotionError`` if a number is outside its range.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) throws(MotionError) {
    try MotionError.check("mass", mass, in: Self.range)
    try MotionError.check("stiffness", stiffness, in: Self.range, orZero: true)
    try MotionError.check("damping", damping, in: Self.range, orZero: true)
    try Self.checkVelocity(initialVelocity)
    let critical = 2 * (stiffness * mass).squareRoot()
    let found = damping == 0 ? 0 : damping / critical
    let isClamped = found > 1 && stiffness > 0 && !allowsOverdamping
    let ratio = isClamped ? 1 : Self.withoutRounding(found)
    self.init(
      mass: mass, stiffness: stiffness, damping: ratio == 1 ? critical : damping,
      initialVelocity: initialVelocity, dampingRatio: ratio,
      solution: SpringSolution(
        frequency: (stiffness / mass).squareRoot(), dampingRatio: ratio,
        brake: damping / (2 * mass)))
  }

  /// Creates a spring of mass 1 from a response and a damping ratio (S-6).
  ///
  /// - Parameters:
  ///   - response: The duration of one oscillation without damping, in seconds. If the response is
  ///     0 or less, the spring reaches its target immediately.
  ///   - dampingFraction: The damping ratio: 0, or from 1e-50 to 1e50. A ratio above 1 slows the
  ///     spring down.
  ///   - initialVelocity: The initial velocity. A velocity of 1 covers the whole distance in one
  ///     second. Positive values point toward the target. From -1e50 to 1e50.
  /// - Throws: ``MotionError`` if a number is outside its range.
  public init(
    response: Double, dampingFraction: Double, initialVelocity: Double = 0
  ) throws(MotionError) {
    try self.init(
      "response", response, "dampingFraction", dampingFraction, initialVelocity: initialVelocity)
  }

  /// Creates a spring of mass 1 from a perceived duration and a bounce (S-5).
  ///
  /// - Parameters:
  ///   - perceptualDuration: The duration in seconds, which is shorter than
  ///     ``settlingTime(threshold:)``. If the perceived duration is 0 or less, the spring reaches
  ///     its target immediately.
  ///   - bounce: A number above -1 and up to 1. At 0, the damping is critical. Below 0, the damping
  ///     is stronger than critical. At 1, there is no damping, so the spring never settles.
  ///   - initialVelocity: The initial velocity. A velocity of 1 covers the whole distance in one
  ///     second. Positive values point toward the target. From -1e50 to 1e50.
  /// - Throws: ``MotionError`` if a number is outside its range.
  public init(
    perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0
  ) throws(MotionError) {
    guard bounce > -1, bounce <= 1 else {
      throw MotionError(
        argument: "bounce", found: bounce, expected: "a number above -1 and up to 1")
    }
    try self.init(
      "perceptualDuration", perceptualDuration,
      "bounce", bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), initialVelocity: initialVelocity)
  }

  private init(
    _ name: String, _ response: Double, _ ratioName: String, _ ratio: Double,
    initialVelocity: Double
  ) throws(MotionError) {
    try MotionError.finite(name, response)
    if response > 0 { try MotionError.check(name, response, in: Self.range) }
    try MotionError.check(ratioName, ratio, in: Self.range, orZero: true)
    try Self.checkVelocity(initialVelocity)
    self.init(
      mass: 1, frequency: response > 0 ? 2 * .pi / response : .infinity,
      dampingRatio: Self.withoutRounding(ratio), initialVelocity: initialVelocity)
  }

  /// Returns the ratio; exactly 1 if the ratio differs from 1 by less than 1e-14.
  ///
  /// Rounding may have changed the ratio of a critically damped spring.
  private static func withoutRounding(_ ratio: Double) -> Double {
    abs(ratio - 1) < 1e-14 ? 1 : ratio
  }

  // MARK: Other parameters of the same spring

  /// The duration of one oscillation without damping, in seconds; infinite if the stiffness is 0.
  public var response: Double { 2 * .pi / solution.frequency }

  /// The perceived duration in seconds, equal to ``response``.
  public var perceptualDuration: Double { response }

  /// The bounce: 0 at critical damping, 1 without damping, and negative above critical damping.
  public var bounce: Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }
}
