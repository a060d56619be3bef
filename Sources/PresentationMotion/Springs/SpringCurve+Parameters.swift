import Foundation

extension SpringCurve {
  private static let range = 1e-50...1e50

  static func checkVelocity(_ velocity: Double) throws(MotionError) {
    try MotionError.check("initialVelocity", velocity, in: -1e50...1e50)
  }

  /// Creates a spring from physical numbers.
  ///
  /// - Parameters:
  ///   - mass: From 1e-50 to 1e50.
  ///   - stiffness: 0, or from 1e-50 to 1e50.
  ///   - damping: 0, or from 1e-50 to 1e50.
  ///   - initialVelocity: In whole ways per second, positive towards the target; up to 1e50.
  ///   - allowsOverdamping: Whether damping above the critical one slows the spring down. If not,
  ///     it counts as critical, as by default in Core Animation and SwiftUI (S-4).
  /// - Throws: ``MotionError`` for a number outside its range.
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

  /// Creates a spring of mass 1 from how long one swing without damping takes (S-6).
  ///
  /// - Parameters:
  ///   - response: In seconds; at 0 or less the spring is infinitely stiff and there at once.
  ///   - dampingFraction: The damping ratio: 0, or from 1e-50 to 1e50. Above 1 it slows down.
  ///   - initialVelocity: In whole ways per second, positive towards the target; up to 1e50.
  /// - Throws: ``MotionError`` for a number outside its range.
  public init(
    response: Double, dampingFraction: Double, initialVelocity: Double = 0
  ) throws(MotionError) {
    try self.init(
      "response", response, "dampingFraction", dampingFraction, initialVelocity: initialVelocity)
  }

  /// Creates a spring of mass 1 from a duration that feels right, and how much it bounces (S-5).
  ///
  /// - Parameters:
  ///   - perceptualDuration: In seconds, and less than ``settlingTime(threshold:)``; at 0 or less
  ///     the spring is there at once.
  ///   - bounce: From above -1 (no bounce, ever slower) over 0 (critical) to 1 (never settles).
  ///   - initialVelocity: In whole ways per second, positive towards the target; up to 1e50.
  /// - Throws: ``MotionError`` for a number outside its range.
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

  /// A damping that was meant to be critical may have been rounded to be a little beside it.
  private static func withoutRounding(_ ratio: Double) -> Double {
    abs(ratio - 1) < 1e-14 ? 1 : ratio
  }

  // MARK: Other words for the same spring

  /// How long one swing without damping takes, in seconds; infinite if nothing pulls.
  public var response: Double { 2 * .pi / solution.frequency }

  /// The duration that the spring feels like, in seconds: its ``response``.
  public var perceptualDuration: Double { response }

  /// How much the spring bounces: 0 at critical damping, 1 without damping, negative above.
  public var bounce: Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }
}
