public import Foundation
import PresentationMotion

/// A spring for a property animator.
@preconcurrency @MainActor
public final class SpringTimingParameters: NSObject,
  TimingCurveProvider
{
  /// The way along one axis, for a velocity and an animator's duration.
  let curve: (_ velocity: Double, _ duration: Double) -> MotionCurve
  /// The speed at the beginning, in whole distances per second along each axis.
  public let initialVelocity: CGVector

  private init(
    _ velocity: CGVector, _ curve: @escaping (_ velocity: Double, _ duration: Double) -> MotionCurve
  ) {
    let isFinite = velocity.dx.isFinite && velocity.dy.isFinite
    if !isFinite {
      World.current.report(Issues.notFinite("initial velocity", of: "a spring"))
    }
    self.curve = curve
    initialVelocity = isFinite ? velocity : .zero
    super.init()
  }

  /// The default spring: mass 3, stiffness 1000, damping 500.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring that takes the animator's duration, damped by a ratio.
  ///
  /// - Parameters:
  ///   - ratio: 0.01 to 1, else clamped (S-7); one that is not a number counts as 1.
  ///   - velocity: Whole distances per second along each axis.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    let ratio = ratio.isNaN ? 1 : min(1, max(0.01, ratio))
    self.init(velocity) { velocity, duration in
      let spring = try? SpringCurve(
        dampingRatio: ratio, duration: duration, initialVelocity: velocity)
      return spring.map { .spring($0, duration: duration) } ?? .cubic(.linear, duration: duration)
    }
  }

  /// Creates a spring with its own time, independent of the animator's duration.
  ///
  /// - Parameters:
  ///   - mass: Above 0, else it counts as 1.
  ///   - stiffness: Above 0, else it counts as 1.
  ///   - damping: Above 0; less than a ratio of 0.01 counts as that, so that it settles.
  ///   - velocity: Whole distances per second along each axis.
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

  /// A spring by its perceived duration and its bounce; it runs until it has settled.
  ///
  /// - Parameters:
  ///   - duration: Seconds above 0, else 0.5.
  ///   - bounce: Above -1 and below 1, else clamped.
  ///   - velocity: Whole distances per second along each axis.
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

  /// Spring.
  public var timingCurveType: TimingCurveType { .spring }

  /// Nil.
  public var cubicTimingParameters: CubicTimingParameters? { nil }

  /// This object.
  public var springTimingParameters: SpringTimingParameters? { self }
}
