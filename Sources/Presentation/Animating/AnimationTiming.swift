import Foundation
import PresentationMotion

/// The curve of a block, and how long it takes.
struct AnimationTiming: Hashable, Sendable {
  private let x: MotionCurve
  /// The curve of a spring that began with another speed along the y axis.
  private let y: MotionCurve?

  init(_ x: MotionCurve, y: MotionCurve? = nil) {
    (self.x, self.y) = (x, y == x ? nil : y)
  }

  /// The curve of an animator or of the rest of one.
  ///
  /// - Parameters:
  ///   - provider: Cubic or spring parameters.
  ///   - duration: Seconds; without effect on a spring that has a time of its own.
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

  /// Ways per second along each axis; 0 where a curve is vertical.
  func velocity(at elapsed: Double) -> MotionProgress {
    let (x, y) = (x.velocity(at: elapsed), (y ?? x).velocity(at: elapsed))
    return MotionProgress(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }

  /// The same, several times or for ever (S-40).
  func repeated(_ count: Int?, autoreverses: Bool) -> AnimationTiming {
    AnimationTiming(
      x.repeated(count, autoreverses: autoreverses),
      y: y?.repeated(count, autoreverses: autoreverses))
  }

  /// A straight line that takes the same time.
  var straight: AnimationTiming { AnimationTiming(.cubic(.linear, duration: duration)) }

  /// Seconds until the later axis has settled.
  var duration: Double { max(x.duration, y?.duration ?? 0) }

  /// The same, faster, if it would take longer than there is time.
  func fitted(to seconds: Double) -> AnimationTiming {
    duration > seconds ? stretched(to: seconds) : self
  }

  /// The same, faster or slower, so that it takes so many seconds; what never ends stays.
  func stretched(to seconds: Double) -> AnimationTiming {
    guard duration.isFinite, duration > 0, seconds.isFinite else { return self }
    let factor = seconds > 0 ? duration / seconds : .infinity
    return AnimationTiming(x.speed(factor), y: y?.speed(factor))
  }

  /// Before the beginning nothing, after the end everything: a nominal spring is put right there
  /// (S-8), and an animation that goes back and forth leaves its model value (S-40).
  func progress(at elapsed: Double) -> MotionProgress {
    if elapsed >= duration { return .all }
    if elapsed <= 0 { return .none }
    let share = x.value(at: elapsed)
    return MotionProgress(x: share, y: y?.value(at: elapsed) ?? share)
  }
}
