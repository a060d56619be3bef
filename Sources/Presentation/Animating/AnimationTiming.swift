import Foundation
import PresentationMotion

/// The curve and the duration of an animation block.
struct AnimationTiming: Hashable, Sendable {
  private let x: MotionCurve
  /// The curve along the y axis; nil if both axes have the same curve.
  ///
  /// The curves differ if a spring begins with a different velocity along each axis.
  private let y: MotionCurve?

  init(_ x: MotionCurve, y: MotionCurve? = nil) {
    (self.x, self.y) = (x, y == x ? nil : y)
  }

  /// Creates the timing of a property animator, or the timing with which a paused animator
  /// continues.
  ///
  /// - Parameters:
  ///   - provider: The source of a cubic curve or a spring.
  ///   - duration: The duration in seconds; ignored if the provider is a spring with its own
  ///     settling time.
  @MainActor init(_ provider: any TimingCurveProvider, duration: Double) {
    if let spring = provider.springTimingParameters {
      let velocity = spring.initialVelocity
      let x = spring.curve(velocity.dx, duration)
      let y = spring.curve(velocity.dy, duration)
      self.init(x, y: y)
    } else {
      let curve = provider.cubicTimingParameters?.curve ?? .easeInOut
      self.init(.cubic(curve, duration: duration))
    }
  }

  var main: MotionCurve { x }

  /// Returns the velocity along each axis after `elapsed` seconds.
  ///
  /// At velocity 1, the change would be complete after one second. Where a curve is vertical, the
  /// velocity is 0.
  func velocity(at elapsed: Double) -> MotionProgress {
    let (x, y) = (x.velocity(at: elapsed), (y ?? x).velocity(at: elapsed))
    return MotionProgress(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }

  /// Returns a timing that repeats this timing `count` times, or forever if `count` is nil (S-40).
  func repeated(_ count: Int?, autoreverses: Bool) -> AnimationTiming {
    AnimationTiming(
      x.repeated(count, autoreverses: autoreverses),
      y: y?.repeated(count, autoreverses: autoreverses))
  }

  /// A linear timing with the same duration.
  var straight: AnimationTiming { AnimationTiming(.cubic(.linear, duration: duration)) }

  /// The duration in seconds, after which both axes have reached their end values.
  var duration: Double { max(x.duration, y?.duration ?? 0) }

  /// Returns this timing, shortened to `seconds` if it takes longer.
  ///
  /// A timing that repeats forever is returned unchanged.
  func fitted(to seconds: Double) -> AnimationTiming {
    duration > seconds ? stretched(to: seconds) : self
  }

  /// Returns a timing with the same curve and a duration of `seconds`.
  ///
  /// A timing that repeats forever is returned unchanged.
  func stretched(to seconds: Double) -> AnimationTiming {
    guard duration.isFinite, duration > 0, seconds.isFinite else { return self }
    let factor = seconds > 0 ? duration / seconds : .infinity
    return AnimationTiming(x.speed(factor), y: y?.speed(factor))
  }

  /// Returns the progress after `elapsed` seconds: 0 before the beginning, and 1 after the end.
  ///
  /// After the end, the result is always 1: even for a spring that has not settled (S-8), or for an
  /// animation that runs forward and backward (S-40).
  func progress(at elapsed: Double) -> MotionProgress {
    if elapsed >= duration { return .all }
    if elapsed <= 0 { return .none }
    let share = x.value(at: elapsed)
    return MotionProgress(x: share, y: y?.value(at: elapsed) ?? share)
  }
}
