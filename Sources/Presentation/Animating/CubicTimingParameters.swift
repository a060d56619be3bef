public import Foundation
import PresentationMotion

/// A cubic Bezier curve that determines the timing of a property animator.
@preconcurrency @MainActor public final class CubicTimingParameters: NSObject, TimingCurveProvider {
  /// The named curve; `easeInOut` if the curve was created from control points.
  public let animationCurve: View.AnimationCurve
  /// The first control point; x is a fraction of the duration, and y a fraction of the distance.
  public let controlPoint1: CGPoint
  /// The second control point; x is a fraction of the duration, and y a fraction of the distance.
  public let controlPoint2: CGPoint
  /// The kind of the curve: `builtin` for a named curve, else `cubic`.
  public let timingCurveType: TimingCurveType

  let curve: CubicCurve

  /// Creates a named curve.
  public init(animationCurve: View.AnimationCurve) {
    self.animationCurve = animationCurve
    curve = animationCurve.curve
    controlPoint1 = CGPoint(x: curve.x1, y: curve.y1)
    controlPoint2 = CGPoint(x: curve.x2, y: curve.y2)
    timingCurveType = .builtin
    super.init()
  }

  /// Creates a curve from two control points.
  ///
  /// The x values are limited to 0...1 (S-18). If a y value is not finite, an issue is reported,
  /// and the curve is `easeInOut`.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    func clamped(_ value: CGFloat) -> Double { min(1, max(0, value)) }
    let made = try? CubicCurve(clamped(point1.x), point1.y, clamped(point2.x), point2.y)
    if made == nil { World.current.reportNotFinite("control point", of: "a timing curve") }
    animationCurve = .easeInOut
    curve = made ?? .easeInOut
    controlPoint1 = CGPoint(x: curve.x1, y: curve.y1)
    controlPoint2 = CGPoint(x: curve.x2, y: curve.y2)
    timingCurveType = .cubic
    super.init()
  }

  /// Creates the curve `easeInOut`.
  public override convenience init() {
    self.init(animationCurve: .easeInOut)
  }

  /// The object itself; its curve is a Bezier curve.
  public var cubicTimingParameters: CubicTimingParameters? { self }

  /// Nil, because the curve is not a spring.
  public var springTimingParameters: SpringTimingParameters? { nil }
}
