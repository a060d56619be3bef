public import Foundation

/// The source of a property animator's timing curve.
@preconcurrency @MainActor public protocol TimingCurveProvider: AnyObject {
  /// The kind of the curve: a Bezier curve, a spring, or both.
  var timingCurveType: TimingCurveType { get }
  /// The Bezier curve; nil if there is none.
  var cubicTimingParameters: CubicTimingParameters? { get }
  /// The spring; nil if there is none.
  var springTimingParameters: SpringTimingParameters? { get }
}

extension TimingCurveProvider {
  /// Returns the number of seconds that an animator with this timing runs.
  ///
  /// - Parameter duration: The animator's duration in seconds. For a spring, the duration is used
  ///   only if the spring was created from a damping ratio.
  public func settlingTime(over duration: TimeInterval) -> TimeInterval {
    AnimationTiming(self, duration: duration.asSeconds).duration
  }
}
