public import Foundation
import PresentationMotion

/// A spring that determines the timing of a property animator.
@preconcurrency @MainActor
public final class SpringTimingParameters: NSObject,
  TimingCurveProvider
{
  /// A function that returns the curve along one axis, for an initial velocity and the animator's
  /// duration.
  let curve: (_ velocity: Double, _ duration: Double) -> MotionCurve
  /// The initial velocity along each axis; a velocity of 1 covers the whole distance of the
  /// animation in one second.
  public let initialVelocity: CGVector

  private init(
    _ velocity: CGVector, _ curve: @escaping (_ velocity: Double, _ duration: Double) -> MotionCurve
  ) {
    let isFinite = velocity.dx.isFinite && velocity.dy.isFinite
    if !isFinite {
      World.current.reportNotFinite("initial velocity", of: "a spring")
    }
    self.curve = curve
    initialVelocity = isFinite ? velocity : .zero
    super.init()
  }

  /// Creates the default spring, with mass 3, stiffness 1000 and damping 500.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring with a damping ratio; the spring lasts as long as the animator's duration
  ///
  ///
  /// - Parameters:
  ///   - ratio: The damping ratio, limited to 0.01...1 (S-7). If the ratio is NaN, 1 is used.
  ///   - velocity: The initial velocity along each axis. A velocity of 1 covers the whole distance
  ///     of the animation in one second.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    let ratio = ratio.isNaN ? 1 : min(1, max(0.01, ratio))
    self.init(velocity) { velocity, duration in
      let spring = try? SpringCurve(
        dampingRatio: ratio, duration: duration, initialVelocity: velocity)
      return spring.map { .spring($0, duration: duration) } ?? .cubic(.linear, duration: duration)
    }
  }

  /// Creates a spring from its physical values.
  ///
  /// The values determine how long the spring moves until it settles; the animator's duration has
  /// no effect.
  ///
  /// - Parameters:
  ///   - mass: The mass. If the value is not above 0, 1 is used.
  ///   - stiffness: The stiffness. If the value is not above 0, 1 is used.
  ///   - damping: The damping. If the three values result in a damping ratio below 0.01, the
  ///     damping for the ratio 0.01 is used, so that the spring settles.
  ///   - velocity: The initial velocity along each axis. A velocity of 1 covers the whole distance
  ///     of the animation in one second.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let mass = mass.isFinite && mass > 0 ? mass : 1
    let stiffness = stiffness.isFinite && stiffness > 0 ? stiffness : 1
    let least = 0.02 * (mass * stiffness).squareRoot()
    let damping = damping.isFinite ? max(least, damping) : least
    self.init(
      velocity,
      settling: { velocity in
        try SpringCurve(
          mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
      })
  }

  /// Creates a spring from its perceived duration and its bounce.
  ///
  /// The spring runs until it has settled. This can take longer than the perceived duration.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds. If the duration is 0 or less, the initializer
  ///     uses 0.5 seconds.
  ///   - bounce: The bounce, limited to -0.99...0.99.
  ///   - velocity: The initial velocity along each axis. A velocity of 1 covers the whole distance
  ///     of the animation in one second.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    let duration = duration.isFinite && duration > 0 ? duration : 0.5
    let bounce = bounce.isNaN ? 0 : min(0.99, max(-0.99, bounce))
    self.init(
      velocity,
      settling: { velocity in
        try SpringCurve(perceptualDuration: duration, bounce: bounce, initialVelocity: velocity)
      })
  }

  private convenience init(
    _ velocity: CGVector, settling spring: @escaping (_ velocity: Double) throws -> SpringCurve
  ) {
    self.init(velocity) { velocity, duration in
      (try? spring(velocity)).map { .spring($0) } ?? .cubic(.linear, duration: duration)
    }
  }

  /// The kind of the curve, which is always `spring`.
  public var timingCurveType: TimingCurveType { .spring }

  /// Nil, because the curve is a spring.
  public var cubicTimingParameters: CubicTimingParameters? { nil }

  /// This object, because the curve is a spring.
  public var springTimingParameters: SpringTimingParameters? { self }
}
