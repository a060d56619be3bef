/// A damped spring that pulls from 0 to 1: its progress and velocity at any time.
///
/// The curve solves m x'' + c x' + k (x - 1) = 0 from x = 0 in closed form (S-1). Times can
/// therefore be requested in any order, and the result does not depend on frames.
///
/// ```swift
/// let spring = try SpringCurve(stiffness: 150, damping: 15)
/// spring.value(at: 0.1)  // 0.430831...
/// spring.firstPeak?.value  // 1.087732...: it overshoots
/// spring.settlingTime()  // 0.997510...
/// ```
///
/// A spring can also be described by three other pairs of parameters: damping ratio and duration,
/// as in UIKit (``init(dampingRatio:duration:initialVelocity:)``), perceptual duration and bounce
/// (``init(perceptualDuration:bounce:initialVelocity:)``), or response and damping fraction
/// (``init(response:dampingFraction:initialVelocity:)``).
public struct SpringCurve: Hashable, Sendable {
  /// The mass, m; above 0.
  public let mass: Double
  /// The stiffness, k: 0 if the spring does not pull, infinite if it reaches its target at once
  /// (S-6).
  public let stiffness: Double
  /// The damping, c: 0 if the spring never settles, infinite if it reaches its target at once.
  public let damping: Double
  /// The velocity at the start, in total distances per second, positive toward the target (S-2).
  public let initialVelocity: Double

  /// The damping relative to the critical damping, also called damping fraction.
  ///
  /// Below 1 the spring overshoots. The ratio is infinite for a damping without stiffness.
  public let dampingRatio: Double

  @usableFromInline let solution: SpringSolution

  /// Creates a spring from parameters that are known to be valid.
  init(mass: Double, frequency: Double, dampingRatio: Double, initialVelocity: Double) {
    self.init(
      mass: mass, stiffness: mass * frequency * frequency,
      damping: frequency == .infinity ? .infinity : 2 * mass * dampingRatio * frequency,
      initialVelocity: initialVelocity, dampingRatio: dampingRatio,
      solution: SpringSolution(frequency: frequency, dampingRatio: dampingRatio))
  }

  init(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Double,
    dampingRatio: Double, solution: SpringSolution
  ) {
    (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
    (self.initialVelocity, self.dampingRatio) = (initialVelocity, dampingRatio)
    self.solution = solution
  }

  // MARK: Progress

  /// Returns the progress: 0 at the start, 1 at the target, and more than 1 beyond the target.
  ///
  /// - Parameter time: The time in seconds since the start; a negative time counts as 0.
  public func value(at time: Double) -> Double {
    sample(at: time).value
  }

  /// Returns the velocity, in total distances per second.
  ///
  /// - Parameter time: The time in seconds since the start; a negative time counts as 0.
  public func velocity(at time: Double) -> Double {
    sample(at: time).velocity
  }

  /// Returns the progress and the velocity; this costs no more than one of them.
  ///
  /// - Parameter time: The time in seconds since the start; a negative time counts as 0.
  @inlinable public func sample(at time: Double) -> MotionSample<Double> {
    let factors = solution.factors(at: time), rate = solution.rate
    return MotionSample(
      value: 1 - factors.early + factors.gain * (initialVelocity - rate),
      velocity: factors.gain * (solution.squaredFrequency - initialVelocity * rate)
        + initialVelocity * factors.late)
  }

  // MARK: Any value

  /// Returns the position and the velocity of a value that the spring pulls from a sample to a
  /// target (S-3).
  ///
  /// Each component moves separately, even a component that has a velocity but no distance. The
  /// sample's velocity is in units per second. The spring's ``initialVelocity``, which is in total
  /// distances per second, is ignored. The time is in seconds since the sample was taken; a
  /// negative time counts as 0.
  public func sample<Value: Interpolatable>(
    at time: Double, from start: MotionSample<Value>, to target: Value
  ) -> MotionSample<Value> {
    let factors = solution.factors(at: time)
    let (gain, turned) = (factors.gain, solution.rate * factors.gain)
    let displacement = target.offset(to: start.value)
    return MotionSample(
      value: target.moved(
        by: displacement.scaled(by: factors.early + turned) + start.velocity.scaled(by: gain)),
      velocity: displacement.scaled(by: -solution.squaredFrequency * gain)
        + start.velocity.scaled(by: factors.late - turned))
  }
}
