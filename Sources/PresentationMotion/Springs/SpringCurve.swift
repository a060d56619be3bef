/// A damped spring that pulls from 0 to 1: how far along, and how fast, at which second.
///
/// It solves m x'' + c x' + k (x - 1) = 0 from x = 0 in closed form (S-1), so any time can be asked
/// for, in any order, and the answer does not depend on frames.
///
/// ```swift
/// let spring = try SpringCurve(stiffness: 150, damping: 15)
/// spring.value(at: 0.1)  // 0.430831...
/// spring.firstPeak?.value  // 1.087732...: it overshoots
/// spring.settlingTime()  // 0.997510...
/// ```
///
/// Three other pairs of numbers describe a spring: damping ratio and duration, as in UIKit
/// (``init(dampingRatio:duration:initialVelocity:)``); perceptual duration and bounce
/// (``init(perceptualDuration:bounce:initialVelocity:)``); response and damping fraction
/// (``init(response:dampingFraction:initialVelocity:)``).
public struct SpringCurve: Hashable, Sendable {
  /// The mass, m; above 0.
  public let mass: Double
  /// The stiffness, k: 0 if nothing pulls, infinite if the spring is there at once (S-6).
  public let stiffness: Double
  /// The damping, c: 0 if the spring never settles, infinite if it is there at once.
  public let damping: Double
  /// The velocity at the start, in whole ways per second, positive towards the target (S-2).
  public let initialVelocity: Double

  /// The damping in parts of the critical one, also called damping fraction.
  ///
  /// Below 1 the spring overshoots. It is infinite if nothing pulls and something brakes.
  public let dampingRatio: Double

  @usableFromInline let solution: SpringSolution

  /// Creates a spring whose numbers are known to be right.
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

  /// Returns how far along the spring is: 0 at the start, 1 at the target, more beyond it.
  ///
  /// - Parameter time: Seconds since the start; before it, the start counts.
  public func value(at time: Double) -> Double {
    sample(at: time).value
  }

  /// Returns the velocity, in whole ways per second.
  ///
  /// - Parameter time: Seconds since the start; before it, the start counts.
  public func velocity(at time: Double) -> Double {
    sample(at: time).velocity
  }

  /// Returns value and velocity, for the price of one.
  ///
  /// - Parameter time: Seconds since the start; before it, the start counts.
  @inlinable public func sample(at time: Double) -> MotionSample<Double> {
    let factors = solution.factors(at: time), rate = solution.rate
    return MotionSample(
      value: 1 - factors.early + factors.gain * (initialVelocity - rate),
      velocity: factors.gain * (solution.squaredFrequency - initialVelocity * rate)
        + initialVelocity * factors.late)
  }

  // MARK: Any value

  /// Returns where a value is that the spring pulls to a target from a place and a velocity (S-3).
  ///
  /// Each component moves on its own, also one that has no way to go but a velocity. The velocity
  /// is the sample's, per second; the spring's ``initialVelocity``, which counts in ways, plays no
  /// part. The time is in seconds since the sample was taken; before it, the sample counts.
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
