public import Foundation

/// The source of a property animator's timing curve.
@preconcurrency @MainActor public protocol TimingCurveProvider: AnyObject {
  /// The kind of the curve, which decides which of the two parameters are used.
  var timingCurveType: TimingCurveType { get }
  /// The Bezier curve; nil for a spring.
  var cubicTimingParameters: CubicTimingParameters? { get }
  /// The spring; nil for a Bezier curve.
  var springTimingParameters: SpringTimingParameters? { get }
}

extension TimingCurveProvider {
  /// Returns the seconds that an animator with these parameters takes.
  ///
  /// - Parameter duration: The animator's duration in seconds. Has no effect on a spring with a
  ///   settling time of its own.
  public func settlingTime(over duration: TimeInterval) -> TimeInterval {
    AnimationTiming(self, duration: duration.asSeconds).duration
  }
}
