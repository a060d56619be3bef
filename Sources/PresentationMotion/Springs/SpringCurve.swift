/// The progress and velocity over time of a damped spring that pulls from 0 to 1.
///
/// The curve is the exact solution of m x'' + c x' + k (x - 1) = 0, starting at x = 0 (S-1). So
/// samples can be requested in any order of time, and do not depend on the frame rate.
///
/// ```swift
/// let spring = try SpringCurve(stiffness: 150, damping: 15)
/// spring.value(at: 0.1)  // 0.430831...
/// spring.firstPeak?.value  // 1.087732...; the spring overshoots
/// spring.settlingTime()  // 0.997510...
/// ```
///
/// Instead of stiffness and damping, one of these pairs of parameters can describe a spring:
///
/// - damping ratio and duration, as in UIKit: ``init(dampingRatio:duration:initialVelocity:)``;
/// - perceptual duration and bounce: ``init(perceptualDuration:bounce:initialVelocity:)``;
/// - response and damping fraction: ``init(response:dampingFraction:initialVelocity:)``.
public struct SpringCurve: Hashable, Sendable {
  /// The mass, m; above 0.
  public let mass: Double
  /// The stiffness, k.
  ///
  /// A spring with stiffness 0 does not pull. A spring with infinite stiffness reaches its target
  /// immediately (S-6).
  public let stiffness: Double
  /// The damping, c.
  ///
  /// A spring with damping 0 never settles. A spring with infinite damping reaches its target
  /// immediately.
  public let damping: Double
  /// The velocity at the start, as a multiple of the total distance per second (S-2).
  ///
  /// Positive velocities point toward the target.
  public let initialVelocity: Double

  /// The damping as a fraction of the critical damping, also called damping fraction.
  ///
  /// Below 1, the spring overshoots. The ratio is infinite if there is damping but no stiffness.
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

  /// Returns the velocity as a multiple of the total distance per second.
  ///
  /// - Parameter time: The time in seconds since the start; a negative time counts as 0.
  public func velocity(at time: Double) -> Double {
    sample(at: time).velocity
  }

  /// Returns the progress and the velocity; this call costs no more than `value(at:)` alone.
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

  /// Returns the position and the velocity of a value that the spring pulls to a target (S-3).
  ///
  /// `start` holds the value and its velocity per second at the time when the spring begins to
  /// pull. The spring's ``initialVelocity`` is ignored. Each component moves separately. If a
  /// component starts at its target but has a velocity, it moves as well. `time` is the number of
  /// seconds since the spring began to pull; a negative time counts as 0.
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
