/// Tells a property animator how fast it goes when.
@preconcurrency @MainActor public protocol TimingCurveProvider: AnyObject {
  /// Which of the two parameters counts.
  var timingCurveType: TimingCurveType { get }
  /// The Bezier curve; nil for a spring.
  var cubicTimingParameters: CubicTimingParameters? { get }
  /// The spring; nil for a curve.
  var springTimingParameters: SpringTimingParameters? { get }
}
